import { templatePage } from '../../../shell/template/template-page.tsx'
import PurchaseOrder from './template.island.tsx'

export default templatePage(PurchaseOrder)
