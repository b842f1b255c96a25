import { globalStyle } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const frame = componentStyle({ overflowX: 'auto', maxInlineSize: '100%' })

export const table = componentStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: vars.colour.ink,
  lineHeight: vars.leading.snug,
  // With an inherited `anywhere`, a column may be narrower than its longest word.
  overflowWrap: 'break-word',
})

export const fixed = componentStyle({ tableLayout: 'fixed' })

export const caption = componentStyle({
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  textWrap: 'balance',
})

export const captionHidden = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

const ruled = {
  paddingBlock: vars.space.sm,
  paddingInlineEnd: vars.space.md,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
} as const

export const head = componentStyle({
  ...ruled,
  borderBlockEndColor: vars.colour.ruleStrong,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  // The header of a column of figures may wrap; its figures may not.
  selectors: { '&:last-child': { paddingInlineEnd: 0 }, '&&': { whiteSpace: 'normal' } },
})

export const cell = componentStyle({
  ...ruled,
  fontWeight: 'inherit',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
})

export const figure = componentStyle({
  fontFeatureSettings: '"tnum"',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  whiteSpace: 'nowrap',
})

// Words after figures would stand close to them, since these end where those begin.
globalStyle(
  `.${figure} + :not(.${figure})`,
  inLayer('component', { '@media': { [media.fromTablet]: { paddingInlineStart: vars.space.md } } }),
)

export const total = componentStyle({
  fontWeight: vars.weight.strong,
  // A total has one line above and two below, as in account books.
  borderBlockStart: `1px solid ${vars.colour.ink}`,
  borderBlockEnd: `3px double ${vars.colour.ink}`,
  // A subtotal has a single line; the double line is for the final total.
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.colour.ink}` } },
})
