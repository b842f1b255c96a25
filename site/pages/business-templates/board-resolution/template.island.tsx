import { boardResolution } from '../../../content/templates/board-resolution.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(boardResolution)
