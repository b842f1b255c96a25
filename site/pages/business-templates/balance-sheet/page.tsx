import { balanceSheet } from '../../../content/templates/balance-sheet.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(balanceSheet)
