import { quotation } from '../../../content/templates/quotation.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(quotation)
