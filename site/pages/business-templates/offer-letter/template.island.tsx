import { template } from './template.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(template)
