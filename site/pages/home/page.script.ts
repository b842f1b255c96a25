import { whenIdle } from '../../islands/triggers.ts'
import { whenActivated } from '../../ui/when-activated.ts'

whenActivated(() => {
  whenIdle(() => void import('./document-dates.ts').then(({ startDates }) => startDates()))
})
