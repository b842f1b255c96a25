import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const base = componentStyle({ textWrap: 'balance', overflowWrap: 'anywhere' })

export const size = componentVariants({
  display: {
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: `clamp(${vars.size.displayNarrow}, 1.9rem + 2.5vw, ${vars.size.displayWide})`,
    lineHeight: vars.leading.tight,
    letterSpacing: '-0.005em',
  },
  heading: {
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: `clamp(${vars.size.headingNarrow}, 1.6rem + 1.2vw, ${vars.size.headingWide})`,
    lineHeight: vars.leading.tight,
  },
  title: { fontWeight: vars.weight.strong, fontSize: vars.size.title, lineHeight: vars.leading.snug },
  label: { fontWeight: vars.weight.strong, fontSize: vars.size.body, lineHeight: vars.leading.snug },
})

export const tone = componentVariants({ ink: {}, onBand: { color: vars.colour.onBand } })
