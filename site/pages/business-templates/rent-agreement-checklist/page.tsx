import { rentAgreementChecklist } from '../../../content/templates/rent-agreement-checklist.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(rentAgreementChecklist)
