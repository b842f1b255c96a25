import { whenShown } from '../../../ui/when-shown.ts'
import { markCurrentHeading } from './mark-current-heading.ts'

whenShown(() => void markCurrentHeading())
