import { offerLetter } from '../../../content/templates/offer-letter.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(offerLetter)
