import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

export const comments = pageStyle({ display: 'grid', gap: vars.space.sm })

export const comment = pageStyle({
  display: 'grid',
  gap: vars.space.xxs,
  padding: vars.space.md,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.colour.paper,
})

/** What the reader wrote, marked by a rule as well as by its colour. */
export const own = pageStyle({ borderInlineStart: `3px solid ${vars.colour.accent}` })

export const commentHead = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.md,
  fontSize: vars.size.caption,
  color: vars.colour.inkQuiet,
})

export const author = pageStyle({ fontWeight: vars.weight.strong, color: vars.colour.ink })

export const text = pageStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
