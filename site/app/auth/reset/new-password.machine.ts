import { createFlow } from '../flow/create-flow.ts'

/** A new password by a mailed link: whose it is, is loaded first, which also says whether the link still works. */
export const newPasswordMachine = createFlow('newPassword', 'loading')
