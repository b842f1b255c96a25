import { componentStyle } from '../../tokens/style.ts'

export const stars = componentStyle({
  // A star is its own mirror image, so turning the row fills it from the right.
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})
