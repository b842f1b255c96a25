import { createFlow } from '../flow/create-flow.ts'

/** A mailed link that needs one press: opening it changes nothing, because mail scanners open links too. */
export const confirmationMachine = createFlow('confirmation', 'idle')
