import { inLayer, pageStyle } from '@anupalan/design-system/style'
import { media } from '@anupalan/design-system/tokens'
import { vars } from '@anupalan/design-system/theme'
import { globalStyle } from '@vanilla-extract/css'

/** Hidden without JavaScript: the filter does not work, and the list is complete. */
export const filter = pageStyle({ '@media': { [media.noScript]: { display: 'none' } } })

// Two lines of three on a phone: the last of six is not alone in its line.
globalStyle(
  `.${filter} label:has(input)`,
  inLayer('page', { '@media': { [media.belowTablet]: { flexBasis: '30%' } } }),
)

export const list = pageStyle({
  '@media': {
    [media.fromDesktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.xxl,
    },
  },
})

/** A template: the drawing of its page, and what it is. */
export const row = pageStyle({
  display: 'grid',
  gridTemplateColumns: '3.75rem minmax(0, 1fr)',
  columnGap: vars.space.md,
  alignItems: 'start',
})

export const drawing = pageStyle({
  inlineSize: '3.75rem',
  backgroundColor: vars.colour.sheet,
  border: `1px solid ${vars.colour.ruleStrong}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas', borderColor: 'CanvasText' } },
})

// Forced colours do not apply to shapes: without these they would be those of the theme.
const forced = (fill: string) => ({ '@media': { [media.forcedColors]: { fill, opacity: 1 } } })
export const drawnRule = pageStyle({ fill: vars.colour.rule, ...forced('GrayText') })
export const drawnInk = pageStyle({ fill: vars.colour.inkQuiet, opacity: 0.55, ...forced('CanvasText') })
export const drawnMark = pageStyle({ fill: vars.colour.accent, ...forced('LinkText') })
