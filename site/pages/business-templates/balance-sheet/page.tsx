import { templatePage } from '../editor/template-page.tsx'
import BalanceSheet from './template.island.tsx'

export default templatePage(BalanceSheet)
