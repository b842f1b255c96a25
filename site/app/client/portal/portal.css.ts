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

/**
 * The parts of the dashboard, in the order of a phone. On a wide screen each of the two columns goes on where its own
 * part ends: the flexible row takes what one of them is longer.
 */
export const dashboard = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr auto',
    },
  },
})

const place = (gridColumn: string, gridRow: string) =>
  pageStyle({ minInlineSize: 0, '@media': { [media.fromDesktop]: { gridColumn, gridRow } } })

export const waitingPart = place('1', '1')
export const sentPart = place('2', '1 / span 2')
export const duePart = place('1', '2 / span 2')
export const activityPart = place('2', '3')

/**
 * One task or document: the thing itself, what is known of it, and what is said about it, in the order of a phone. On a
 * wide screen what is known stands beside the other two.
 */
export const detail = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

export const detailSubject = place('1', '1')
export const detailFacts = place('2', '1 / span 2')
export const detailTalk = place('1', '2')

/** Without anything before it. */
export const detailTalkAlone = place('1', '1 / span 2')

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
