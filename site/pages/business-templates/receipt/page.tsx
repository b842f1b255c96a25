import { receipt } from '../../../content/templates/receipt.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(receipt)
