import { balanceSheet } from '../../../content/templates/balance-sheet.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(balanceSheet)
