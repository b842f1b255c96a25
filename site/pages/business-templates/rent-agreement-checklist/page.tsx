import { templatePage } from '../../../shell/template/template-page.tsx'
import RentAgreementChecklist from './template.island.tsx'

export default templatePage(RentAgreementChecklist)
