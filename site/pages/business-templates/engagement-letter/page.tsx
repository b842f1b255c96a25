import { templatePage } from '../editor/template-page.tsx'
import EngagementLetter from './template.island.tsx'

export default templatePage(EngagementLetter)
