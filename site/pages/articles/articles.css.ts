import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'
import { topics as allTopics } from './articles.words.ts'
import { linkAmongOthers } from '../../ui/layout-styles.ts'

const rule = `1px solid ${vars.colour.rule}`

export const columns = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 8fr)',
      gap: vars.space.sectionNarrow,
    },
  },
})

export const aside = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
  justifyItems: 'start',
  '@media': {
    [`${media.fromDesktop} and (height >= 45rem)`]: { position: 'sticky', insetBlockStart: '7rem' },
    [media.print]: { display: 'none' },
  },
})

/** Hidden without JavaScript: the list is complete and the search does not work. */
export const search = pageStyle({
  inlineSize: '100%',
  maxInlineSize: '28rem',
  '@media': { [media.noScript]: { display: 'none' } },
})

export const main = pageStyle({ minInlineSize: 0 })
export const fullWidth = pageStyle({ inlineSize: '100%' })

/** In rows if they have a column of their own, otherwise in one line. */
export const topics = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.lg}`,
  '@media': {
    [media.fromDesktop]: {
      display: 'block',
      inlineSize: '100%',
      borderBlockStart: rule,
    },
  },
})

export const topicRow = pageStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  fontSize: vars.size.small,
  '@media': { [media.fromDesktop]: { justifyContent: 'space-between', borderBlockEnd: rule } },
})

export const topic = pageStyle({ paddingBlock: vars.space.xs, ...linkAmongOthers })

export const count = pageStyle({ color: vars.colour.inkQuiet, fontVariantNumeric: 'tabular-nums' })

/** Of fixed width, so that it forms a column, or wraps below the text. */
export const kind = pageStyle({
  display: 'block',
  inlineSize: '8.5rem',
  maxInlineSize: '100%',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.caption,
  '@media': { [media.fromTablet]: { textAlign: 'end' } },
})
export const minutes = pageStyle({
  whiteSpace: 'nowrap',
  '::before': { content: '"· " / ""' },
})

export const mark = pageStyle({
  backgroundColor: vars.colour.accentTint,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  '@media': { [media.forcedColors]: { textDecorationLine: 'underline', textDecorationThickness: '2px' } },
})

export const place = pageStyle({ display: 'block', marginBlockStart: vars.space.xxs, color: vars.colour.ink })

// One topic: the page contains the complete list, and the other topics are hidden.
for (const { slug } of allTopics)
  globalStyle(
    `[data-only="${slug}"] li:not(:has([data-topic="${slug}"]))`,
    inLayer('page', { display: 'none' }),
  )
