import { salaryRegister } from '../../../content/templates/salary-register.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(salaryRegister)
