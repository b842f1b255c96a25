import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { box, inset } from '../field/field.css.ts'

export const textArea = componentStyle([
  box,
  inset,
  { display: 'block', lineHeight: vars.leading.text, resize: 'vertical' },
])
