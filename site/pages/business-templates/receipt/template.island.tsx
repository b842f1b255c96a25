import { receipt } from '../../../content/templates/receipt.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(receipt)
