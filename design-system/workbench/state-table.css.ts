import { pageStyle } from '../tokens/style.ts'
import { vars } from '../tokens/theme.css.ts'

export const frame = pageStyle({ overflowX: 'auto', color: vars.colour.ink, fontSize: vars.size.small })

export const table = pageStyle({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' })

const ruled = {
  padding: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  textAlign: 'start',
} as const

export const head = pageStyle({ ...ruled, color: vars.colour.inkQuiet, fontWeight: vars.weight.strong })

export const cell = pageStyle({ ...ruled, verticalAlign: 'top', fontWeight: 'inherit' })

export const link = pageStyle({ color: vars.colour.accent, fontWeight: vars.weight.strong })

export const note = pageStyle({ display: 'block', color: vars.colour.inkQuiet, fontSize: vars.size.caption })
