import { billOfSupply } from '../../../content/templates/bill-of-supply.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(billOfSupply)
