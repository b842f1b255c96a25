import { payslip } from '../../../content/templates/payslip.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(payslip)
