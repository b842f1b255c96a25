import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

/**
 * The parts of the dashboard, in the order of a phone, which is also that of Tab. On a wide screen the second part stands
 * beside the first and the third, so each column goes on where its own parts end (docs/decisions/0204).
 */
export const dashboard = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

const place = (gridColumn: string, gridRow: string) =>
  pageStyle({ minInlineSize: 0, '@media': { [media.fromDesktop]: { gridColumn, gridRow } } })

export const waitingPart = place('1', '1')
export const aside = place('2', '1 / span 2')
export const workPart = place('1', '2')
