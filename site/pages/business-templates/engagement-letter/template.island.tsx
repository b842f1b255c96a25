import { engagementLetter } from '../../../content/templates/engagement-letter.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(engagementLetter)
