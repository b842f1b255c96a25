import { componentStyle, componentVariants } from '../../tokens/style.ts'

export const base = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })

export const align = componentVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
})
