import { templatePage } from '../../../shell/template/template-page.tsx'
import EngagementLetter from './template.island.tsx'

export default templatePage(EngagementLetter)
