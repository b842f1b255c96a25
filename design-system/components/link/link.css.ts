import { componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export const base = componentStyle({
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
})

export const variant = componentVariants({
  accent: { color: vars.colour.accent },
  strong: { color: vars.colour.accent, fontWeight: vars.weight.strong },
  quiet: { color: vars.colour.ink, textDecorationColor: vars.colour.ruleStrong },
  onBand: {
    color: vars.colour.onBand,
    selectors: { '&:focus-visible': { outlineColor: vars.colour.focusOnBand } },
  },
})
