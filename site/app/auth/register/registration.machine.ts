import { createFlow } from '../flow/create-flow.ts'

/** Registration: whether it is open is loaded before the form is shown. */
export const registrationMachine = createFlow('registration', 'loading', { announcesDone: true })
