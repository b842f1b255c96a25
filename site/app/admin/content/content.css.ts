import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

/** Days, a link and a status on one line. */
export const meta = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.sm}`,
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
})

/** The first and the last day, side by side where there is room. */
export const days = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: vars.space.md,
})

/** A row of the contact part. */
export const dayPreview = pageStyle({
  paddingBlock: vars.space.xs,
  borderBlock: `1px solid ${vars.colour.rule}`,
  overflowWrap: 'anywhere',
})

/** Frames the preview, which otherwise has the width of a window. */
export const preview = pageStyle({ border: `1px solid ${vars.colour.rule}` })
