import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

const gap = vars.space.lg

export const layout = componentVariants({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: `clamp(${vars.space.md}, 3.4vw, 2.75rem)`,
    rowGap: vars.space.md,
    // From edge to edge on a phone.
    '@media': { [media.belowTablet]: { justifyContent: 'space-between' } },
  },
  // Two columns; one if text is so large that a figure would not fit half the width.
  pairs: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(6rem, 50% - ${gap})), 1fr))`,
    gap,
  },
})

// The label names the figure, so it is first in the document; visually the figure is first.
export const stat = componentStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
})

export const figure = componentStyle({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
})

export const label = componentStyle({ color: vars.colour.inkQuiet, fontSize: vars.size.small })
