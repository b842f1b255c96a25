import { gstInvoice } from '../../../content/templates/gst-invoice.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(gstInvoice)
