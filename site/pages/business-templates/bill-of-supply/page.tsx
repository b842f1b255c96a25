import { templatePage } from '../../../shell/template/template-page.tsx'
import BillOfSupply from './template.island.tsx'

export default templatePage(BillOfSupply)
