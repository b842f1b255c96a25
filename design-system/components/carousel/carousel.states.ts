import { statesOf } from '../../workbench/states.ts'
import { carouselMachine } from './carousel.machine.ts'
import { carouselMessages } from './carousel.messages.ts'

/** Every state of a carousel of four cards, three on a page. Pages are distinguished after the entrance. */
export const carouselStates = statesOf({
  machine: carouselMachine,
  input: { cards: 4 },
  messages: { ...carouselMessages, turned: carouselMessages.pageOf(2, 2) },
  events: [
    { type: 'width.changed', cardsPerPage: 3 },
    { type: 'entrance.skipped' },
    { type: 'entered' },
    { type: 'next' },
    { type: 'scrolled', page: 1 },
  ],
  distinguish: (snapshot) => {
    const { index, scrolledTo } = snapshot.context
    if (!snapshot.matches({ live: { entrance: 'over' } })) return false
    if (snapshot.matches({ live: { paging: 'resting' } })) return index === 1 && 'last page'
    return scrolledTo === 1 && index === 0 && 'swiped'
  },
})
