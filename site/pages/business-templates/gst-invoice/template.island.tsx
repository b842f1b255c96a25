import { gstInvoice } from '../../../content/templates/gst-invoice.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(gstInvoice)
