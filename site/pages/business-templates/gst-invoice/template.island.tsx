import { gstInvoice } from '../../../content/templates/gst-invoice.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(gstInvoice)
