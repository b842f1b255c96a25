import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { globalStyle } from '@vanilla-extract/css'

export const folded = pageStyle({})

// From tablet width the content is shown and nothing is left to press. A browser without the pseudo-element keeps the
// disclosure, which works at any width.
const canUnfold = 'selector(::details-content)'
const wide = (style: object) =>
  inLayer('page', { '@supports': { [canUnfold]: { '@media': { [`${media.fromTablet}, print`]: style } } } })
globalStyle(`${folded} > details`, wide({ border: 0 }))
globalStyle(`${folded} > details > summary`, wide({ display: 'none' }))
globalStyle(`${folded} > details > div`, wide({ padding: 0, maxInlineSize: 'none' }))
globalStyle(`${folded} > details::details-content`, wide({ contentVisibility: 'visible', blockSize: 'auto' }))
