import { engagementLetter } from './template.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(engagementLetter)
