import { payslip } from '../../../content/templates/payslip.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(payslip)
