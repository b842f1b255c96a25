import { billOfSupply } from '../../../content/templates/bill-of-supply.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(billOfSupply)
