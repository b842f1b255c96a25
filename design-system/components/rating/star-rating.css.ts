import { componentStyle } from '../../tokens/style.ts'

export const stars = componentStyle({
  // A star is symmetric, so mirroring the row fills it from the right.
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})
