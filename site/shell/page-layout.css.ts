import { besideText, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'

export const page = pageStyle({
  paddingBlock: `${vars.space.xxl} ${vars.space.sectionNarrow}`,
  '@media': { [media.fromTablet]: { paddingBlock: `${vars.space.sectionNarrow} ${vars.space.section}` } },
})

export const twoColumns = pageStyle({
  display: 'grid',
  gap: vars.space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.fromDesktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gap: vars.space.sectionNarrow,
    },
  },
})

export const ruledList = pageStyle({ borderBlockStart: `1px solid ${vars.colour.rule}` })

export const ruledRow = pageStyle({
  paddingBlock: vars.space.sm,
  borderBlockEnd: `1px solid ${vars.colour.rule}`,
})

export const sheet = pageStyle({
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.rule}`,
  borderRadius: vars.radius.lg,
  paddingBlock: vars.space.lg,
  paddingInline: besideText(vars.space.lg),
})
