import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { breakpoint, media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { viewportFloor } from '@anupalan/design-system/viewport-floor'
import { globalStyle } from '@vanilla-extract/css'
import { onlyWithoutScript, sideBySide } from '../../ui/layout-styles.ts'

const oneColumn = 'minmax(0, 1fr)'
const rule = `1px solid ${vars.colour.rule}`

export const parts = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.md,
  '@media': { [media.fromTablet]: { gap: vars.space.xxl } },
})

/** The jump list. */
export const contents = pageStyle({
  display: 'flex',
  fontSize: vars.size.small,
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  paddingBlock: vars.space.xxs,
  borderBlock: rule,
  '@media': { [media.print]: { display: 'none' } },
})

/** The total at the end of the window, beside the feedback button. */
export const inSight = pageStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.measure.gutter})`,
  paddingBlock: vars.space.sm,
  paddingInline: `${vars.measure.gutter} 5rem`,
  borderBlockStart: `3px double ${vars.colour.margin}`,
  backgroundColor: vars.colour.sheet,
  color: vars.colour.ink,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'underline',
  textDecorationColor: vars.colour.ruleStrong,
  textUnderlineOffset: '0.25em',
  // Beside the questions the estimate is in sight itself; in a low window a bar would cover too much.
  '@media': {
    [media.fromDesktop]: { display: 'none' },
    '(height < 30em)': { position: 'static' },
    [media.print]: { display: 'none' },
  },
})

// Keeps a focused field clear of the total, which is above what else stays at the bottom.
globalStyle(
  `html:has(.${inSight})`,
  inLayer('page', {
    '@media': {
      [`(width < ${breakpoint.desktop}px) and (height >= 30em)`]: {
        scrollPaddingBlockEnd: `calc(${viewportFloor} + 6rem)`,
      },
    },
  }),
)

/** Both fees are in each row, so nothing is lost without JavaScript, where a choice would change nothing. */
export const pay = pageStyle({ maxInlineSize: '26rem', '@media': { [media.noScript]: { display: 'none' } } })

/** A service next to its plans. */
export const service = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.xs,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `3px double ${vars.colour.margin}`,
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)', gap: vars.space.xxl },
  },
})

/** Rows of a ledger. */
export const plans = pageStyle({ display: 'grid', gridTemplateColumns: oneColumn })

export const plan = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  paddingBlock: vars.space.xs,
  selectors: { '& + &': { borderBlockStart: rule } },
})

/** A name and its fee, or two sums, at the ends of a line. */
export const planLine = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.md}`,
})

/** At the end of the line also where the name takes the line above. */
export const fee = pageStyle({
  marginInlineStart: 'auto',
  textAlign: 'end',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
})

/** "from", "a month": text next to the figure. */
export const per = pageStyle({
  fontFamily: vars.font.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  // Wraps below the figure as one unit.
  display: 'inline-block',
})

export const included = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: oneColumn,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Text about the tax, next to an example. */
export const apart = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.lg,
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)',
      gap: vars.space.sectionNarrow,
    },
  },
})

export const estimator = pageStyle(sideBySide(6, 7))
globalStyle(estimator, inLayer('page', { '@media': { [media.belowTablet]: { gap: vars.space.lg } } }))

export const form = pageStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: oneColumn,
  '@media': { [media.noScript]: { display: 'none' } },
})

export const withoutScript = pageStyle(onlyWithoutScript)

/** Positioned on the rule of its fieldset. */
export const legend = pageStyle({
  paddingInlineEnd: vars.space.sm,
  marginBlockEnd: vars.space.sm,
  fontWeight: vars.weight.strong,
  fontSize: vars.size.title,
  lineHeight: vars.leading.snug,
})

export const wants = pageStyle({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.lg}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
})

export const questions = pageStyle({ paddingBlockStart: vars.space.lg, borderBlockStart: rule })

export const result = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: oneColumn,
  '@media': {
    [`${media.fromDesktop} and (height >= 50rem)`]: { position: 'sticky', insetBlockStart: '6rem' },
    [media.print]: { position: 'static' },
  },
})

export const answer = pageStyle({
  fontSize: vars.size.figure,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
})

/** Quiet buttons, whose labels are on the text edge: hidden in print and without JavaScript. */
export const actions = pageStyle({
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const lastColumns = pageStyle(sideBySide(7, 5))
globalStyle(lastColumns, inLayer('page', { '@media': { [media.belowTablet]: { gap: vars.space.lg } } }))
// The footer and the contact part have the hours.
globalStyle(
  `${lastColumns} dl > div:nth-child(n + 4)`,
  inLayer('page', { '@media': { [media.belowTablet]: { display: 'none' } } }),
)
