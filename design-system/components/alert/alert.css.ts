import { besideText, componentStyle, componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Not an item of a flex container or grid, whose gap would be empty beside it. */
export const empty = componentStyle({ position: 'absolute' })

export const message = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.lg}`,
  paddingBlock: vars.space.md,
  paddingInline: besideText('1.25rem'),
  border: '1px solid',
  borderRadius: vars.radius.lg,
})

export const words = componentStyle({ flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: vars.measure.text })

export const title = componentStyle({ fontWeight: vars.weight.strong })

/** Weaker than the text, whose meaning it repeats. */
const edge = (colour: string) => `color-mix(in srgb, ${colour} 40%, transparent)`

export const tone = componentVariants({
  notice: { borderColor: vars.colour.ruleStrong, backgroundColor: vars.colour.sheet },
  positive: { borderColor: edge(vars.colour.positive), backgroundColor: vars.colour.positiveTint },
  danger: { borderColor: edge(vars.colour.danger), backgroundColor: vars.colour.dangerTint },
})
