import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** A live region with a message; an empty one takes no space. */
export const message = componentStyle({ marginBlockEnd: vars.space.lg })
