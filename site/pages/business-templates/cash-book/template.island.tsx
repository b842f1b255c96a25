import { cashBook } from '../../../content/templates/cash-book.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(cashBook)
