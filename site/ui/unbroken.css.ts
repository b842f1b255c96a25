import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { globalStyle } from '@vanilla-extract/css'

export const unbroken = pageStyle({ whiteSpace: 'nowrap' })
// The year of a day: columns of tables are too narrow for the whole date on a phone.
globalStyle(
  `:is(td, th) .${unbroken} > span`,
  inLayer('page', { '@media': { [`screen and ${media.belowTablet}`]: { whiteSpace: 'normal' } } }),
)
