import { templatePage } from '../../../shell/template/template-page.tsx'
import SalaryRegister from './template.island.tsx'

export default templatePage(SalaryRegister)
