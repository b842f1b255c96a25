import { profitAndLoss } from '../../../content/templates/profit-and-loss.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(profitAndLoss)
