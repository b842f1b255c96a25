import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

export { label } from '../field/field.css.ts'
export const frame = componentStyle({ minInlineSize: 0, maxInlineSize: vars.measure.text })
