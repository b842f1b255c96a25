import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** What is known at a glance, under the name of the client. */
export const glance = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.md}`,
})

export const panel = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
})

export const fields = pageStyle({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
})

export const boxes = pageStyle({ display: 'grid', gap: vars.space.xs, border: 0, padding: 0, margin: 0 })

export const legend = pageStyle({
  padding: 0,
  fontWeight: vars.weight.medium,
  marginBlockEnd: vars.space.xs,
})

/** The access of a member and its removal: below the name on a phone, of the same width in each row. */
export const memberActions = pageStyle({
  inlineSize: 'min(30rem, 100%)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.sm,
})

export const memberAccess = pageStyle({ flex: '1 1 14rem', minInlineSize: 0 })

/** What is asked for, in the form of a request: apart from the next one by a rule. */
export const requestItem = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  paddingBlockEnd: vars.space.md,
  border: 0,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

/** The actions of a request, apart from the text above. */
export const requestActions = pageStyle({ paddingBlockStart: vars.space.sm })

/** What is stored meanwhile, with its own lines. */
export const stored = pageStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

/** Below a note. */
export const noteActions = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.sm,
})

/** The first names of those that something is for. */
export const names = pageStyle({ display: 'grid', gap: vars.space.xxs, overflowWrap: 'anywhere' })
