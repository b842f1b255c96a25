import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

/** Name and meaning side by side. */
export const rule = pageStyle({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  gap: `${vars.space.xxs} ${vars.space.md}`,
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  '@media': { [media.fromTablet]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
})

export const rules = pageStyle({ borderBlockStart: `1px solid ${vars.colour.rule}`, maxInlineSize: '48rem' })

export const row = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  paddingBlock: vars.space.md,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
})

const frame = {
  flex: 'none',
  inlineSize: '8rem',
  blockSize: 'auto',
  aspectRatio: '4 / 3',
  border: `1px solid ${vars.colour.rule}`,
} as const

export const picture = pageStyle({ ...frame, objectFit: 'cover' })

/** In place of a picture. */
export const noPicture = pageStyle({
  ...frame,
  display: 'grid',
  placeItems: 'center',
  borderStyle: 'dashed',
  borderColor: vars.colour.ruleStrong,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
})

/** Size and link on one line. */
export const meta = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

export const actions = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
})

/** As wide as a page shows it. */
export const preview = pageStyle([picture, { inlineSize: '18rem', maxInlineSize: '100%' }])
export const noPreview = pageStyle([
  noPicture,
  { inlineSize: '18rem', maxInlineSize: '100%', padding: vars.space.sm, textAlign: 'center' },
])
