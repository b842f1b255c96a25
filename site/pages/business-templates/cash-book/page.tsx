import { templatePage } from '../editor/template-page.tsx'
import CashBook from './template.island.tsx'

export default templatePage(CashBook)
