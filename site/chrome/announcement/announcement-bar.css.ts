import { pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

export const bar = pageStyle({
  backgroundColor: vars.colour.accentTint,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
  '@media': { [media.print]: { display: 'none' } },
})

export const text = pageStyle({
  paddingBlock: vars.space.xs,
  color: vars.colour.ink,
  fontSize: vars.size.small,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
