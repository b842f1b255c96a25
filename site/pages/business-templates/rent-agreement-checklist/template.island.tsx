import { rentAgreementChecklist } from '../../../content/templates/rent-agreement-checklist.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(rentAgreementChecklist)
