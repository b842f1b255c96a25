import { createFlow } from '../flow/create-flow.ts'

/** The request for a mail with a link that sets a new password. */
export const resetRequestMachine = createFlow('resetRequest', 'idle')
