import { payslip } from '../../../content/templates/payslip.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(payslip)
