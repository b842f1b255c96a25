import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'
import { media } from '@anupalan/design-system/tokens'

/** The fields that narrow the list. */
export const filters = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.md,
  '@media': { [media.fromTablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
})

/** An applicant with the opening below. */
export const from = pageStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const quiet = pageStyle({
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading.snug,
})

export const detail = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  maxInlineSize: '48rem',
})

export const facts = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  overflowWrap: 'anywhere',
})

export const text = pageStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const narrow = pageStyle({ maxInlineSize: '16rem' })

export const actions = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm })
