import { whenActivated } from '../../ui/when-activated.ts'
import { showKeptEstimate } from './show-kept-estimate.ts'

whenActivated(showKeptEstimate)
