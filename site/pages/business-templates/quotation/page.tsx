import { templatePage } from '../editor/template-page.tsx'
import Quotation from './template.island.tsx'

export default templatePage(Quotation)
