/** Handlers of one-time codes, recovery codes and passkeys. */
import type * as endpoints from '@anupalan/server/contract/accounts/endpoints'
import type { RequestContext } from '../../../platform/context.ts'
import type { Handlers } from '../../../platform/http/handlers.ts'
import { finishLogIn } from './finish-log-in.ts'
import {
  addPasskey,
  logInWithPasskey,
  ownsPasskey,
  removePasskey,
  startPasskey,
  startPasskeyLogIn,
} from './passkeys.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { confirmTotp, removeTotp, startTotp } from './totp.ts'

type Names =
  | 'finishLogIn'
  | 'startPasskeyLogIn'
  | 'logInWithPasskey'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'createRecoveryCodes'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'

export const secondFactorHandlers = (context: RequestContext): Pick<Handlers<typeof endpoints>, Names> => ({
  finishLogIn: (call) => finishLogIn(context, call),
  startPasskeyLogIn: () => startPasskeyLogIn(context),
  logInWithPasskey: (call) => logInWithPasskey(context, call),
  startTotp: (call) => startTotp(context, call),
  confirmTotp: (call) => confirmTotp(context, call),
  removeTotp: (call) => removeTotp(context, call),
  createRecoveryCodes: (call) => createRecoveryCodes(context, call),
  startPasskey: (call) => startPasskey(context, call),
  addPasskey: (call) => addPasskey(context, call),
  removePasskey: { owns: ownsPasskey(context), handle: (call) => removePasskey(context, call) },
})
