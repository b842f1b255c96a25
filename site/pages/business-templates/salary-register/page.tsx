import { templatePage } from '../editor/template-page.tsx'
import SalaryRegister from './template.island.tsx'

export default templatePage(SalaryRegister)
