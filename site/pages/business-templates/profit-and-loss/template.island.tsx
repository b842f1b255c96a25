import { profitAndLoss } from '../../../content/templates/profit-and-loss.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(profitAndLoss)
