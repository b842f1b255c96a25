import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** A live region with something to say; without it takes no room. */
export const message = componentStyle({ marginBlockEnd: vars.space.lg })
