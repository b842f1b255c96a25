import { templatePage } from '../../../shell/template/template-page.tsx'
import BoardResolution from './template.island.tsx'

export default templatePage(BoardResolution)
