import { templatePage } from '../editor/template-page.tsx'
import PurchaseOrder from './template.island.tsx'

export default templatePage(PurchaseOrder)
