import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

/**
 * The parts of the dashboard, in the order of a phone. On a wide screen each of the two columns goes on where its own
 * part ends: the flexible row takes what one of them is longer.
 */
export const dashboard = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr auto',
    },
  },
})

const place = (gridColumn: string, gridRow: string) =>
  pageStyle({ minInlineSize: 0, '@media': { [media.fromDesktop]: { gridColumn, gridRow } } })

export const waitingPart = place('1', '1')
export const sentPart = place('2', '1 / span 2')
export const duePart = place('1', '2 / span 2')
export const activityPart = place('2', '3')
