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
  paddingBlock: `${vars.space.xs} max(${vars.space.sm}, env(safe-area-inset-bottom))`,
  backgroundColor: vars.colour.sheet,
  // The double margin line of a ledger.
  borderBlockStart: `6px double ${vars.colour.margin}`,
  boxShadow: vars.elevation.high,
  '@media': {
    [media.fromTablet]: {
      paddingBlock: `${vars.space.md} max(${vars.space.md}, env(safe-area-inset-bottom))`,
    },
    [media.motion]: { animation: `${rise} ${vars.duration.settle} ${vars.easing.out}` },
    [media.print]: { display: 'none' },
  },
})

export const header = componentStyle({
  display: 'flex',
  // The buttons wrap below the title if a word fills a small window.
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  // The buttons' targets reach into the space around the row.
  '@media': { [media.belowTablet]: { position: 'relative', zIndex: 1, marginBlock: '-0.375rem' } },
})

export const title = componentStyle({
  flex: '1 1 auto',
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  fontSize: vars.size.small,
  '@media': { [media.fromTablet]: { fontSize: vars.size.title } },
})
globalStyle(
  `${header} > button`,
  inLayer('component', { '@media': { [media.belowTablet]: { fontSize: vars.size.small } } }),
)

export const text = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: '52rem',
  fontSize: vars.size.small,
  '@media': { [media.belowTablet]: { display: 'block', lineHeight: vars.leading.snug } },
})

/** The question, with the three answers next to it if they fit. */
export const question = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.xl}`,
})

/** Minimum width of three answers in a row, and next to the question. */
const row = '16rem'
const besideQuestion = '34rem'

export const asked = componentStyle({ flex: '2 1 20rem', minInlineSize: 0 })

/** Equal weight: one appearance, one size, and all in one row or each in its own. */
export const choices = componentStyle({
  flex: `1 1 ${besideQuestion}`,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
})
globalStyle(
  `${choices} > *`,
  inLayer('component', {
    flex: `1 1 calc(1000 * (${row} - 100%))`,
    minInlineSize: 0,
    '@media': {
      [media.belowTablet]: {
        minBlockSize: '2.75rem',
        paddingBlock: 0,
        paddingInline: 0,
        fontSize: vars.size.caption,
      },
    },
  }),
)

export const details = componentStyle({
  maxBlockSize: '30dvh',
  overflow: 'auto',
  marginBlockStart: vars.space.sm,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
  fontSize: vars.size.small,
})
