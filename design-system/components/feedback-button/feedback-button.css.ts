import { media } from '../../tokens/media.ts'
import { besideText, componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { tabWidth } from '../side-menu/tab-width.ts'
import { viewportFloor } from '../viewport-floor/viewport-floor.ts'

export const button = componentStyle({
  position: 'fixed',
  zIndex: vars.stack.floating,
  insetBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  insetInlineEnd: vars.space.md,
  // Not by its inset: a bar that appears without input would count as a layout shift.
  translate: `0 calc(-1 * ${viewportFloor})`,
  // No larger than its label needs in large text, since it covers part of the page.
  minBlockSize: 'min(2.75rem, 14vw)',
  paddingInline: besideText(vars.space.md),
  backgroundColor: vars.colour.sheet,
  color: vars.colour.accent,
  border: `1px solid ${vars.colour.accent}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.low,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    '&:hover, &:active': { backgroundColor: vars.colour.accentTint },
    '&:focus-visible': { borderRadius: vars.radius.md },
    // Invisible, but still reachable by Tab.
    '&[data-yielding]': { opacity: 0, pointerEvents: 'none' },
  },
  '@media': {
    [media.fromTablet]: {
      insetInlineEnd: `calc(${tabWidth} + 6px)`,
      insetBlockEnd: vars.space.lg,
    },
    [media.motion]: {
      transition: `background-color ${vars.duration.quick}, opacity ${vars.duration.quick}`,
    },
    [media.print]: { display: 'none' },
  },
})
