import { receipt } from '../../../content/templates/receipt.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(receipt)
