import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { sideBySide } from '../../shell/layout-styles.ts'

/** A ledger of openings: name, pay and last day, each in its column from tablets up. */
export const openings = pageStyle({ borderBlockStart: `2px solid ${vars.colour.ink}` })

export const opening = pageStyle({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.xl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'baseline',
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  '@media': {
    [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)' },
  },
})

export const openingName = pageStyle({ display: 'grid', gap: vars.space.xs, justifyItems: 'start' })

export const steps = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  paddingInlineStart: vars.space.lg,
  listStyle: 'decimal',
  maxInlineSize: vars.measure.text,
})

export const step = pageStyle({ paddingInlineStart: vars.space.xs })

/** What it is, and beside it, once there is room, the form. */
export const columns = pageStyle(sideBySide(6, 6))

export const status = pageStyle({ maxInlineSize: vars.measure.text })
