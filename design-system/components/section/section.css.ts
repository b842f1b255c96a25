import { media } from '../../tokens/media.ts'
import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const base = componentStyle({
  paddingBlock: vars.space.sectionNarrow,
  // A section that is the target of a link receives the focus, but is not operated by keyboard.
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.fromTablet]: { paddingBlock: vars.space.section } },
})

export const surface = componentVariants({
  paper: { backgroundColor: vars.colour.paper },
  sheet: { backgroundColor: vars.colour.sheet, borderBlock: `1px solid ${vars.colour.rule}` },
  band: { backgroundColor: vars.colour.band, color: vars.colour.onBand },
})
