import { templatePage } from '../editor/template-page.tsx'
import Receipt from './template.island.tsx'

export default templatePage(Receipt)
