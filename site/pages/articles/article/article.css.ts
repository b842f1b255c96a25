import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { linkAmongOthers, sideBySide } from '../../../ui/layout-styles.ts'

const rule = `1px solid ${vars.colour.rule}`

/** Author, date and reading time, each in its column. */
export const facts = pageStyle({
  display: 'grid',
  // One column where a word of large text would not fit in half of a phone.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  paddingBlock: vars.space.md,
  borderBlock: rule,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  '@media': { [media.fromTablet]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xl } },
})

export const fact = pageStyle({
  minInlineSize: 0,
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'start',
})
export const term = pageStyle({ color: vars.colour.inkQuiet, fontSize: vars.size.caption })
export const author = pageStyle({ display: 'block', fontWeight: vars.weight.strong })
export const role = pageStyle({ color: vars.colour.inkQuiet })

/** Both sentences share one grid cell, which is as high as the longer one. */
export const review = pageStyle({
  display: 'grid',
  maxInlineSize: vars.measure.text,
  fontSize: vars.size.small,
  color: vars.colour.inkQuiet,
  selectors: {
    '&[data-past]': { color: vars.colour.danger },
  },
})

const past = `${review}[data-past] > &`

// `visibility` also hides it from the accessibility tree. The weight of each sentence never changes, since that would
// change its width and its lines.
export const reviewAhead = pageStyle({
  gridArea: '1 / 1',
  selectors: { [past]: { visibility: 'hidden' } },
})

export const reviewMissed = pageStyle({
  gridArea: '1 / 1',
  fontWeight: vars.weight.medium,
  visibility: 'hidden',
  selectors: { [past]: { visibility: 'visible' } },
})

export const columns = pageStyle([sideBySide(3, 8), { '@media': { [media.print]: { display: 'block' } } }])

export const contents = pageStyle({
  '@media': {
    [`${media.fromDesktop} and (height >= 45rem)`]: {
      position: 'sticky',
      insetBlockStart: '7rem',
      maxBlockSize: 'calc(100svh - 9rem)',
      overflowY: 'auto',
    },
    [media.print]: { display: 'none' },
  },
})

export const places = pageStyle({ marginBlockStart: vars.space.xs, borderBlockStart: rule })
export const place = pageStyle({ borderBlockEnd: rule })

export const placeLink = pageStyle({
  display: 'block',
  paddingBlock: vars.space.xs,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  ...linkAmongOthers,
})

/** Tools and services in as many columns as fit; articles in two. */
export const further = pageStyle({
  display: 'grid',
  gap: vars.space.xxl,
  paddingBlockStart: vars.space.xl,
  borderBlockStart: rule,
  '@media': { [media.print]: { display: 'none' } },
})

export const uses = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
})

export const readings = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
})

export const name = pageStyle({ display: 'block' })
