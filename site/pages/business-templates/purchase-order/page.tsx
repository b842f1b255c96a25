import { purchaseOrder } from '../../../content/templates/purchase-order.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(purchaseOrder)
