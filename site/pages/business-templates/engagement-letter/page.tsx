import { engagementLetter } from '../../../content/templates/engagement-letter.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(engagementLetter)
