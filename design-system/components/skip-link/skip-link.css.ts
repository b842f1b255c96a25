import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Off-screen until focused, then above everything at the start of the page. */
export const skipLink = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.stack.toast,
  margin: vars.space.xs,
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.md,
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.accent}`,
  borderRadius: vars.radius.md,
  color: vars.colour.accent,
  fontWeight: vars.weight.strong,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
})
