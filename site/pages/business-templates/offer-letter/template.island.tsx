import { offerLetter } from '../../../content/templates/offer-letter.ts'
import { templateEditor } from '../../../shell/template/template-editor.tsx'

export default templateEditor(offerLetter)
