import { boardResolution } from '../../../content/templates/board-resolution.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(boardResolution)
