import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'
import { sideBySide } from '../../ui/layout-styles.ts'

/** Number of dates shown. */
const DATES_SHOWN = 5

export const columns = pageStyle(sideBySide(7, 5))

const parts = { display: 'grid', gap: vars.space.xxl, gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const main = pageStyle(parts)
export const side = pageStyle({ ...parts, gap: vars.space.xl })

const toCome = '[data-last-day]:not([data-past])'
const hidden = inLayer('page', { display: 'none' })
globalStyle(`${side} [data-last-day][data-past]`, hidden)
globalStyle(`${side} :nth-child(n + ${DATES_SHOWN + 1} of ${toCome})`, hidden)
// The first visible row has no rule above: the rows before it are hidden.
globalStyle(`${side} :nth-child(1 of ${toCome})`, inLayer('page', { borderBlockStart: 0 }))

export const paper = pageStyle({
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

export const plan = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

export const planName = pageStyle({ flex: '1 1 12rem', minInlineSize: 0 })

export const fee = pageStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
})
