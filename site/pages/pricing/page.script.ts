import { whenShown } from '../../ui/when-shown.ts'
import { scrollToEstimate } from './scroll-to-estimate.ts'

whenShown(scrollToEstimate)
