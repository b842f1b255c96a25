import { besideText, inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'
import { onlyWithoutScript } from '../../ui/layout-styles.ts'

/** Wide enough for the calendar and the times of a day side by side. */
const wide = '(width >= 38rem)'

export const sheet = pageStyle({
  minInlineSize: 0,
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  paddingBlock: vars.space.lg,
  paddingInline: besideText(vars.space.lg),
})

// The steps of a booking; a meeting that is booked is printed.
globalStyle(`${sheet}:has(form)`, inLayer('page', { '@media': { [media.print]: { display: 'none' } } }))

/** Hidden without JavaScript: the firm's contact details are shown instead. */
export const withScript = pageStyle({ '@media': { [media.noScript]: { display: 'none' } } })

export const withoutScript = pageStyle(onlyWithoutScript)

/** A quiet button alone, whose text begins at the edge of the text above it. */
export const quietAlone = pageStyle({ marginInlineStart: `calc(-1 * ${vars.space.xs})` })

export const panel = pageStyle({ containerType: 'inline-size', scrollMarginBlockStart: vars.space.md })

/** Single fields are as wide as pairs of fields. */
export const form = pageStyle({ vars: { [vars.measure.text]: '100%' } })

export const pair = pageStyle({
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

/** Reserves the height of a step that is still loading. */
export const placeholder = pageStyle({ minBlockSize: '24rem' })

export const loading = pageStyle({ minBlockSize: '12rem' })

/** An empty live region takes no space. */
export const message = pageStyle({
  selectors: { '&:has(strong)': { marginBlockEnd: vars.space.md } },
})

export const optionDetail = pageStyle({
  display: 'block',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
})

/** The next actions: in one row, or at full width on a phone. */
export const choices = pageStyle({
  display: 'grid',
  gap: vars.space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { [wide]: { display: 'flex', flexWrap: 'wrap' } },
})

export const time = pageStyle({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } },
})

/** On a phone the times replace the calendar. */
export const calendar = pageStyle({
  minInlineSize: 0,
  selectors: { [`${time}[data-has-day] > &`]: { display: 'none' } },
  '@container': { [wide]: { selectors: { [`${time}[data-has-day] > &`]: { display: 'block' } } } },
})

export const times = pageStyle({ minInlineSize: 0 })

/** When it wraps, the zone stays with its hour. */
export const when = pageStyle({ display: 'block', fontWeight: vars.weight.strong, textWrap: 'balance' })

export const struck = pageStyle({ textDecoration: 'line-through' })

/** An inline block, to which the line-through of its parent does not apply. */
export const referenceLine = pageStyle({ display: 'inline-block', maxInlineSize: '100%' })

/** For reading out and copying: on one line if it fits. */
export const reference = pageStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  color: vars.colour.ink,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
