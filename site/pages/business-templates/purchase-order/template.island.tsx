import { purchaseOrder } from '../../../content/templates/purchase-order.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(purchaseOrder)
