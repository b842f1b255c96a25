import { salaryRegister } from '../../../content/templates/salary-register.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(salaryRegister)
