import { salaryRegister } from '../../../content/templates/salary-register.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(salaryRegister)
