import { templatePage } from '../editor/template-page.tsx'
import BoardResolution from './template.island.tsx'

export default templatePage(BoardResolution)
