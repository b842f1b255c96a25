import { whenActivated } from '../../ui/when-activated.ts'
import { scrollToEstimate } from './scroll-to-estimate.ts'

whenActivated(scrollToEstimate)
