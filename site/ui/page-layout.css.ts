import { besideText, inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'
import { sideBySide } from './layout-styles.ts'

export const page = pageStyle({
  paddingBlock: `${vars.space.xxl} ${vars.space.sectionNarrow}`,
  '@media': {
    [media.fromTablet]: { paddingBlock: `${vars.space.sectionNarrow} ${vars.space.section}` },
    // Printed pages have their own margins.
    [media.print]: { paddingBlock: 0 },
  },
})

/** The first two actions of a page, in one line on a phone in the fallback font too. */
export const ways = pageStyle({})
globalStyle(
  `${ways} a`,
  inLayer('page', { '@media': { [media.belowTablet]: { paddingInline: vars.space.md } } }),
)

export const twoColumns = pageStyle(sideBySide(7, 5))

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
