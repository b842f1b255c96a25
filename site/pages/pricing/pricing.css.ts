import { besideText, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { onlyWithoutScript, sideBySide } from '../../ui/layout-styles.ts'

const oneColumn = 'minmax(0, 1fr)'
const rule = `1px solid ${vars.colour.rule}`

export const pay = pageStyle({ maxInlineSize: '26rem' })

/** A service next to its plans. */
export const service = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.lg,
  paddingBlockStart: vars.space.lg,
  borderBlockStart: `3px double ${vars.colour.margin}`,
  '@media': {
    [media.fromDesktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 9fr)', gap: vars.space.xxl },
  },
})

export const serviceHead = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  gap: vars.space.xs,
  alignContent: 'start',
  justifyItems: 'start',
})

export const plans = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: oneColumn,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const plan = pageStyle({
  display: 'grid',
  gridTemplateColumns: oneColumn,
  // Subgrid aligns the fees of neighbours, regardless of the length of the text above.
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  gap: vars.space.md,
  alignContent: 'start',
  paddingBlock: vars.space.lg,
  paddingInline: besideText(vars.space.lg),
  backgroundColor: vars.colour.sheet,
  border: rule,
  borderRadius: vars.radius.lg,
})

export const planHead = pageStyle({ display: 'grid', gap: vars.space.xxs, alignContent: 'start' })

export const fee = pageStyle({
  fontSize: vars.size.figure,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
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
  paddingBlock: '0.55rem',
  fontSize: vars.size.small,
  selectors: { '&:not(:last-child)': { borderBlockEnd: rule } },
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

export const form = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
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
  gridTemplateColumns: oneColumn,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
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

export const actions = pageStyle({
  '@media': { [media.noScript]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const lastColumns = pageStyle(sideBySide(7, 5))
