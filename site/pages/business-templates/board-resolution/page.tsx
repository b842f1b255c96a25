import { boardResolution } from '../../../content/templates/board-resolution.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(boardResolution)
