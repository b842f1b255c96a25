import { templatePage } from '../editor/template-page.tsx'
import GstInvoice from './template.island.tsx'

export default templatePage(GstInvoice)
