import { profitAndLoss } from '../../../content/templates/profit-and-loss.ts'
import { templatePage } from '../../../shell/template/template-page.tsx'

export default templatePage(profitAndLoss)
