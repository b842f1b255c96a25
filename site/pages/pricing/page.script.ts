import { whenShown } from '../../ui/when-shown.ts'
import { showKeptEstimate } from './show-kept-estimate.ts'

whenShown(showKeptEstimate)
