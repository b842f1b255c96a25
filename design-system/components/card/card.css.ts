import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const card = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.md,
  blockSize: '100%',
  minInlineSize: 0,
  padding: '1.625rem',
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
  paddingInlineStart: 'calc(1.625rem - 3px)',
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
