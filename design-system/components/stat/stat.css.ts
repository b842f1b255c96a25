import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const layout = componentVariants({
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: `clamp(${vars.space.md}, 3.4vw, 2.75rem)`,
    rowGap: vars.space.md,
  },
  pairs: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.lg },
})

// The label names the figure, so it comes first in the document; the figure is what is seen first.
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
