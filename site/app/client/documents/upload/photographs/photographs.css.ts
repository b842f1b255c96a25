import { pageStyle } from '@anupalan/design-system/style'
import { vars } from '@anupalan/design-system/theme'

const THUMBNAIL = '4rem'

export const row = pageStyle({
  display: 'grid',
  gridTemplateColumns: `${THUMBNAIL} minmax(0, 1fr)`,
  gap: `${vars.space.xs} ${vars.space.sm}`,
  alignItems: 'start',
  paddingBlock: vars.space.sm,
  borderBlockStart: `1px solid ${vars.colour.rule}`,
  // The dialog has a rule above its content.
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
})

export const thumbnail = pageStyle({
  inlineSize: THUMBNAIL,
  blockSize: THUMBNAIL,
  objectFit: 'contain',
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.colour.paper,
})

export const about = pageStyle({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })

/** For touch screens, which have a camera. */
export const camera = pageStyle({
  display: 'none',
  '@media': { '(hover: none) and (pointer: coarse)': { display: 'block' } },
})
