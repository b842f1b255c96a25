import { templatePage } from '../editor/template-page.tsx'
import RentAgreementChecklist from './template.island.tsx'

export default templatePage(RentAgreementChecklist)
