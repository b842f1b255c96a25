import { templatePage } from '../editor/template-page.tsx'
import OfferLetter from './template.island.tsx'

export default templatePage(OfferLetter)
