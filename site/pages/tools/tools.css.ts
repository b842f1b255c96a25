import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

/** Hidden without JavaScript: the search does not work, and the list is complete. */
export const filter = pageStyle({
  maxInlineSize: '24rem',
  '@media': { [media.noScript]: { display: 'none' } },
})

export const groups = pageStyle({
  display: 'grid',
  rowGap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Columns of text and not of a grid: a short group would leave a gap beside a long one.
  '@media': {
    [media.fromTablet]: { display: 'block', columnCount: 2, columnGap: vars.space.sectionNarrow },
  },
})
globalStyle(
  `.${groups} > *`,
  inLayer('page', {
    '@media': { [media.fromTablet]: { breakInside: 'avoid', paddingBlockEnd: vars.space.xxl } },
  }),
)

export const answers = pageStyle({
  '@media': {
    [media.fromTablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      columnGap: vars.space.xl,
    },
  },
})

/** What is asked, the answer in large figures, and the tool that works it out. */
export const answer = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space.md,
})

export const about = pageStyle({ color: vars.colour.inkQuiet, fontSize: vars.size.small })

export const figure = pageStyle({
  gridRow: '1 / span 2',
  gridColumn: 2,
  fontFamily: vars.font.heading,
  fontSize: vars.size.title,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
})

// Of the dates of a year only the next one.
globalStyle(
  `.${figure} time[data-past], .${figure} time:not([data-past]) ~ time`,
  inLayer('page', { display: 'none' }),
)
