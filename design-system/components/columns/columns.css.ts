import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants } from '../../tokens/style.ts'

export const base = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

const from = (query: string, count: number) => ({
  '@media': { [query]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
})

export const count = componentVariants({
  2: from(media.fromTablet, 2),
  3: {
    '@media': {
      [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.fromDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  4: {
    '@media': {
      [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.fromDesktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
})
