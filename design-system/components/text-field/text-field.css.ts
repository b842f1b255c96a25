import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { box, inset } from '../field/field.css.ts'

export const withUnit = componentStyle([box, { display: 'flex', alignItems: 'stretch' }])

/** An input inside a wrapper that renders its box. */
export const bare = componentStyle([
  inset,
  {
    flex: 'auto',
    minInlineSize: 0,
    border: 0,
    backgroundColor: 'transparent',
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
])

export const figures = componentStyle({
  fontFeatureSettings: '"tnum"',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})

const unit = {
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.colour.inkQuiet,
  fontWeight: vars.weight.medium,
} as const

export const prefix = componentStyle({
  ...unit,
  paddingInlineStart: '0.875rem',
  marginInlineEnd: '-0.375rem',
})
export const suffix = componentStyle({
  ...unit,
  paddingInlineEnd: '0.875rem',
  marginInlineStart: '-0.375rem',
})
