import { templatePage } from '../../../shell/template/template-page.tsx'
import BalanceSheet from './template.island.tsx'

export default templatePage(BalanceSheet)
