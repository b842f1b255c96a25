import { templatePage } from '../../../shell/template/template-page.tsx'
import CashBook from './template.island.tsx'

export default templatePage(CashBook)
