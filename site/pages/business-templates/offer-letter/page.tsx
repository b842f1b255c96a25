import { templatePage } from '../../../shell/template/template-page.tsx'
import OfferLetter from './template.island.tsx'

export default templatePage(OfferLetter)
