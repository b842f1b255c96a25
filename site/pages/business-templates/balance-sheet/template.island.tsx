import { balanceSheet } from '../../../content/templates/balance-sheet.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(balanceSheet)
