import { quotation } from '../../../content/templates/quotation.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(quotation)
