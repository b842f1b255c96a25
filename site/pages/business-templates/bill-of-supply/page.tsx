import { billOfSupply } from '../../../content/templates/bill-of-supply.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(billOfSupply)
