import { rentAgreementChecklist } from '../../../content/templates/rent-agreement-checklist.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(rentAgreementChecklist)
