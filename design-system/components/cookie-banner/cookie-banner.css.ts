import { keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const rise = keyframes({ from: { translate: '0 100%' } })

export const banner = componentStyle({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.stack.banner,
  maxBlockSize: '85dvh',
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

/** What is asked, and beside it, where there is room, the three answers. */
export const question = componentStyle({
  display: 'grid',
  gap: vars.space.md,
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36rem)',
      alignItems: 'center',
      gap: vars.space.xl,
    },
  },
})

/** The three weigh the same: one look, one size. */
export const choices = componentStyle({
  display: 'grid',
  gap: vars.space.xs,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.sm },
  },
})

/** The word stands under the buttons' edge; its target reaches past it. */
export const toggle = componentStyle({
  marginBlockStart: vars.space.xs,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
})

export const details = componentStyle({
  maxBlockSize: '30dvh',
  overflow: 'auto',
  marginBlockStart: vars.space.xs,
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
  fontSize: vars.size.small,
})
