import { templatePage } from '../../../shell/template/template-page.tsx'
import Receipt from './template.island.tsx'

export default templatePage(Receipt)
