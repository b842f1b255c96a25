import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { sideBySide } from '../../ui/layout-styles.ts'

/** Content shown only while an opening is open, and only after that; see `closing`. */
export const whileOpen = pageStyle({ selectors: { '[data-past] &': { display: 'none' } } })
export const onceClosed = pageStyle({
  selectors: { '[data-last-day]:not([data-past]) &': { display: 'none' } },
})

/** A ledger of openings: name, pay and last day, each in its column from tablets up. */
export const openings = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `2px solid ${vars.colour.ink}`,
})

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
  // Closed openings are last.
  selectors: { '&[data-past]': { order: 1 } },
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

/** The description and, on a wide screen next to it, the form. */
export const columns = pageStyle([sideBySide(6, 6), { selectors: { '[data-past] &': { display: 'block' } } }])

export const status = pageStyle({ maxInlineSize: vars.measure.text })
