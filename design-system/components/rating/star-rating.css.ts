import { componentStyle, componentVariants } from '../../tokens/style.ts'

export const stars = componentStyle({
  inlineSize: 'auto',
  // A star is its own mirror image, so turning the row fills it from the right.
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

export const size = componentVariants({ small: { blockSize: '1.125rem' }, medium: { blockSize: '1.75rem' } })
