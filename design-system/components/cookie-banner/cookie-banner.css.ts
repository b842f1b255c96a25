import { globalStyle, keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle, inLayer } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const rise = keyframes({ from: { translate: '0 100%' } })

export const banner = componentStyle({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.stack.banner,
  // The remaining height is left to the page, at any text size.
  maxBlockSize: 'min(85dvh, 100dvh - 6rem)',
  overflow: 'auto',
  paddingBlock: vars.space.md,
  paddingBlockEnd: `max(${vars.space.md}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.colour.sheet,
  // The double margin line of a ledger.
  borderBlockStart: `6px double ${vars.colour.margin}`,
  boxShadow: vars.elevation.high,
  '@media': {
    [media.motion]: { animation: `${rise} ${vars.duration.settle} ${vars.easing.out}` },
    [media.print]: { display: 'none' },
  },
})

export const header = componentStyle({
  display: 'flex',
  // The button wraps below the title if a word fills a small window.
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.md,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
})

export const title = componentStyle({
  fontWeight: vars.weight.strong,
  fontSize: vars.size.title,
  lineHeight: vars.leading.snug,
})

export const text = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: '52rem',
  fontSize: vars.size.small,
})

/** The question, with the three answers next to it if they fit. */
export const question = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.md} ${vars.space.xl}`,
})

/** Minimum width of three answers in a row. */
const row = '34rem'

export const asked = componentStyle({ flex: '2 1 20rem', minInlineSize: 0 })

/** Equal weight: one appearance, one size, and all in one row or each in its own. */
export const choices = componentStyle({
  flex: `1 1 ${row}`,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
})
globalStyle(`${choices} > *`, inLayer('component', { flex: `1 1 calc(1000 * (${row} - 100%))` }))

/** The text is aligned with the buttons' edge; its target extends beyond it. */
export const toggle = componentStyle({
  marginBlockStart: vars.space.xs,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
})

export const details = componentStyle({
  maxBlockSize: '30dvh',
  overflow: 'auto',
  marginBlockStart: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
  fontSize: vars.size.small,
})
