import { templatePage } from '../../../shell/template/template-page.tsx'
import GstInvoice from './template.island.tsx'

export default templatePage(GstInvoice)
