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

/** What is known of one thing: each term stands with its own text, and each status of a return on its own line. */
export const facts = pageStyle({ display: 'grid', gap: vars.space.sm, whiteSpace: 'pre-line' })

export const head = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space.lg} ${vars.space.xl}`,
})

export const headText = pageStyle({ flex: '100 1 20rem', minInlineSize: 0 })

/** On a line of its own as wide as the fields below. */
export const switcher = pageStyle({
  display: 'grid',
  gap: vars.space.xs,
  flex: '1 1 16rem',
  maxInlineSize: '24rem',
})

/** A name, with its state at the end of the line if both fit. */
export const sent = pageStyle({ flex: '1 1 9rem', minInlineSize: 0, display: 'grid', gap: vars.space.xxs })

/** A line of the statutory calendar that begins in lower case. */
export const sentence = pageStyle({ selectors: { '&::first-letter': { textTransform: 'uppercase' } } })

/** Links below each other, each as high as a finger needs. */
export const links = pageStyle({ display: 'grid', gap: vars.space.xs, textWrap: 'balance' })

export const activity = pageStyle({ lineHeight: vars.leading.snug, overflowWrap: 'anywhere' })

/** The name of a person: on the next line as a whole, if it is not wider than one. */
export const person = pageStyle({ display: 'inline-block', maxInlineSize: '100%' })

export const actor = pageStyle({ fontWeight: vars.weight.strong })

/** What is to be done: on a phone too wide to be beside a title, which would be squeezed, so that it is under it. */
export const action = pageStyle({
  display: 'block',
  '@container': { '(width < 26rem)': { minInlineSize: '9rem' } },
})
