import { templatePage } from '../editor/template-page.tsx'
import BillOfSupply from './template.island.tsx'

export default templatePage(BillOfSupply)
