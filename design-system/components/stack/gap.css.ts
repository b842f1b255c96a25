import { componentVariants } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Distance between the children of a layout, by space token. */
export const gap = componentVariants({
  xxs: { gap: vars.space.xxs },
  xs: { gap: vars.space.xs },
  sm: { gap: vars.space.sm },
  md: { gap: vars.space.md },
  lg: { gap: vars.space.lg },
  xl: { gap: vars.space.xl },
  xxl: { gap: vars.space.xxl },
})
