import { templatePage } from '../editor/template-page.tsx'
import ProfitAndLoss from './template.island.tsx'

export default templatePage(ProfitAndLoss)
