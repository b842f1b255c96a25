import { engagementLetter } from '../../../content/templates/engagement-letter.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(engagementLetter)
