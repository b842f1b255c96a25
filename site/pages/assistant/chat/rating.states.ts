import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { chat } from '../words.ts'
import { ratingMachine } from './rating.machine.ts'

/** Every state of the rating of an answer. */
export const ratingStates = statesOf({
  machine: ratingMachine,
  messages: chat.rating,
  events: [
    { type: 'rating.good' },
    { type: 'rating.bad' },
    { type: 'rating.back' },
    { type: 'rating.retry' },
    { type: 'reason.choose', reason: 'incomplete' },
  ],
  remember: () => null,
})
