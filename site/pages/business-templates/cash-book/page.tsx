import { cashBook } from '../../../content/templates/cash-book.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(cashBook)
