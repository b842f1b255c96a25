import { whenActivated } from '../../../ui/when-activated.ts'
import { markCurrentHeading } from './mark-current-heading.ts'

whenActivated(() => void markCurrentHeading())
