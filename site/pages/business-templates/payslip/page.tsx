import { templatePage } from '../../../shell/template/template-page.tsx'
import Payslip from './template.island.tsx'

export default templatePage(Payslip)
