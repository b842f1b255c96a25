import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

export const columns = pageStyle({
  display: 'grid',
  gap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: vars.space.xl },
  },
})

/** About booking: hidden once a meeting is booked or opened. The heading of the meeting is then the page's. */
export const beforeBooking = pageStyle({})
globalStyle(`:has([data-meeting]) .${beforeBooking}`, inLayer('page', { display: 'none' }))
