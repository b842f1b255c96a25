import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

export const columns = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.xl },
  },
})

/** What is known of one thing: each term stands with its own text. */
export const facts = pageStyle({ display: 'grid', gap: vars.space.sm })

export const switcher = pageStyle({ maxInlineSize: '20rem' })

/** A name, with its state at the end of the line if both fit. */
export const sent = pageStyle({ flex: '1 1 9rem', minInlineSize: 0, display: 'grid', gap: vars.space.xxs })

/** Links below each other, each as high as a finger needs. */
export const links = pageStyle({ display: 'grid', gap: vars.space.xs })

export const activity = pageStyle({ lineHeight: vars.leading.snug, overflowWrap: 'anywhere' })

export const actor = pageStyle({ fontWeight: vars.weight.strong })

export const word = pageStyle({ whiteSpace: 'nowrap' })

/** What is to be done: on a phone too wide to be beside a title, which would be squeezed, so that it is under it. */
export const action = pageStyle({
  display: 'block',
  '@container': { '(width < 26rem)': { minInlineSize: '9rem' } },
})
