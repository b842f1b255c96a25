import { besideText, componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const side = '1.625rem'

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  blockSize: '100%',
  minInlineSize: 0,
  paddingBlock: side,
  paddingInline: besideText(side),
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
})

export const surface = componentVariants({
  plain: {},
  sheet: { backgroundColor: vars.colour.sheet },
  floating: { backgroundColor: vars.colour.sheet, boxShadow: vars.elevation.high },
})

export const featured = componentStyle({
  borderInlineStart: `4px solid ${vars.colour.accent}`,
  paddingInlineStart: `calc(${besideText(side)} - 3px)`,
})

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.sm,
  minInlineSize: 0,
})

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.md}`,
  marginBlockStart: 'auto',
})
