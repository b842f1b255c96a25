import { templatePage } from '../../../shell/template/template-page.tsx'
import ProfitAndLoss from './template.island.tsx'

export default templatePage(ProfitAndLoss)
