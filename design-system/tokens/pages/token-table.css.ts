import { pageStyle } from '../style.ts'
import { vars } from '../theme.css.ts'

export const table = pageStyle({
  inlineSize: '100%',
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  color: vars.colour.ink,
})

export const cell = pageStyle({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.md,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  textAlign: 'start',
  verticalAlign: 'middle',
})

export const head = pageStyle([cell, { fontWeight: vars.weight.strong }])

export const name = pageStyle({
  paddingBlock: vars.space.xxs,
  fontFamily: vars.font.code,
  fontSize: vars.size.caption,
  textAlign: 'start',
  textDecoration: `underline 1px dotted ${vars.colour.ruleStrong}`,
  textUnderlineOffset: '0.3em',
  cursor: 'copy',
})

export const sample = pageStyle({ minInlineSize: '3rem' })

export const swatch = pageStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '6rem',
  blockSize: '2.5rem',
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.sm,
})

export const themes = pageStyle({ display: 'grid', gap: vars.space.lg })

export const theme = pageStyle({
  padding: vars.space.lg,
  overflowX: 'auto',
  backgroundColor: vars.colour.paper,
  color: vars.colour.ink,
  border: `1px solid ${vars.colour.rule}`,
})

export const bar = pageStyle({ blockSize: '1rem', backgroundColor: vars.colour.accent })

export const box = pageStyle({
  inlineSize: '6rem',
  blockSize: '4rem',
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.ruleStrong}`,
})
