import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { globalStyle } from '@vanilla-extract/css'

export const unbroken = pageStyle({ whiteSpace: 'nowrap' })
// The year of a day: columns of tables are too narrow for the whole date on a phone.
globalStyle(
  `:is(td, th) .${unbroken} > span`,
  inLayer('page', { '@media': { [`screen and ${media.belowTablet}`]: { whiteSpace: 'normal' } } }),
)
// Elsewhere, a whole date does not fit into 320 px with its text at 200 % (WCAG 1.4.4 with 1.4.10).
globalStyle(
  `.${unbroken} > span`,
  inLayer('page', { '@media': { 'screen and (width < 384px)': { whiteSpace: 'normal' } } }),
)
