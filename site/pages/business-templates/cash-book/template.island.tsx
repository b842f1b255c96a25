import { cashBook } from '../../../content/templates/cash-book.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(cashBook)
