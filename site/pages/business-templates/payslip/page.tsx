import { templatePage } from '../editor/template-page.tsx'
import Payslip from './template.island.tsx'

export default templatePage(Payslip)
