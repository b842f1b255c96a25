import { templatePage } from '../../../shell/template/template-page.tsx'
import Quotation from './template.island.tsx'

export default templatePage(Quotation)
