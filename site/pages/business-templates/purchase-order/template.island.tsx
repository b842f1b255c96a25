import { purchaseOrder } from '../../../content/templates/purchase-order.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(purchaseOrder)
