import { componentStyle, componentVariants } from '../../tokens/style.ts'

export const base = componentStyle({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 })

export const align = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
})

export const justify = componentVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
  center: { justifyContent: 'center' },
})
