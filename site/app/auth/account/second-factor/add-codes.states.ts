import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import { recoveryCodes, totpSecret } from '../sample-accounts.ts'
import { expired, isFieldError, unavailable, wrongCode, wrongPassword } from '../sample-errors.ts'
import { accountWords } from '../words.ts'
import { addCodesMachine } from './add-codes.machine.ts'

const words = accountWords.addCodes
const actor = (state: string) => `actor.0.addCodes.${state}` as const

/** Every state of turning on one-time codes, which are the first second factor. */
export const addCodesStates = statesOf({
  machine: addCodesMachine,
  messages: {
    passwordWrong: accountMessages.passwordWrong,
    codeWrong: accountMessages.codeWrong,
    done: words.done,
    preparing: words.preparing,
    scan: words.scan.heading,
    confirm: words.confirm,
    confirming: words.confirming,
    failed: words.failed,
    password: accountWords.password.label,
    code: words.code.label,
    codes: accountWords.recoveryCodes.shown.heading,
  },
  events: [
    { type: 'codes.start', password: 'sample-ledger-asha' },
    { type: 'codes.confirm', code: '123456' },
    { type: 'codes.kept' },
    { type: `xstate.done.${actor('preparing')}`, output: totpSecret },
    { type: `xstate.error.${actor('preparing')}`, error: wrongPassword },
    { type: `xstate.done.${actor('confirming')}`, output: recoveryCodes },
    { type: `xstate.error.${actor('confirming')}`, error: wrongCode },
    { type: `xstate.error.${actor('confirming')}`, error: unavailable },
    { type: `xstate.error.${actor('confirming')}`, error: expired },
  ],
  distinguish: ({ value, context: { error } }) => {
    if (error === null) return false
    if (!isFieldError(error)) return 'failed'
    return value === 'asking' ? 'wrong password' : 'wrong code'
  },
  remember: ({ context }) => [
    context.error === null,
    isFieldError(context.error),
    context.secret === null,
    context.recoveryCodes.length,
  ],
})
