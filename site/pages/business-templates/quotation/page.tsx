import { quotation } from '../../../content/templates/quotation.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(quotation)
