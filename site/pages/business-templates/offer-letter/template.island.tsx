import { offerLetter } from '../../../content/templates/offer-letter.ts'
import { templateEditor } from '../editor/template-editor.tsx'

export default templateEditor(offerLetter)
