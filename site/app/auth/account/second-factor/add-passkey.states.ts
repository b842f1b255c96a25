import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import { recoveryCodes } from '../sample-accounts.ts'
import { isFieldError, unavailable, wrongPassword } from '../sample-errors.ts'
import { accountWords } from '../words.ts'
import { addPasskeyMachine } from './add-passkey.machine.ts'

const words = accountWords.addPasskey
const actor = (state: string) => `actor.0.addPasskey.${state}` as const

/** Every state of a new passkey, which is the first second factor. */
export const addPasskeyStates = statesOf({
  machine: addPasskeyMachine,
  messages: {
    passwordWrong: accountMessages.passwordWrong,
    done: words.done,
    preparing: words.preparing,
    creating: words.creating.heading,
    storing: words.storing,
    interrupted: words.interrupted.heading,
    failed: words.failed,
    password: accountWords.password.label,
    codes: accountWords.recoveryCodes.shown.heading,
  },
  events: [
    { type: 'passkey.start', name: 'Office laptop', password: 'sample-ledger-asha' },
    { type: 'passkey.retry' },
    { type: 'passkey.cancel' },
    { type: 'codes.kept' },
    { type: `xstate.done.${actor('preparing')}`, output: { challenge: 'c' } },
    { type: `xstate.error.${actor('preparing')}`, error: wrongPassword },
    { type: `xstate.error.${actor('preparing')}`, error: unavailable },
    { type: `xstate.done.${actor('creating')}`, output: { id: 'new' } },
    { type: `xstate.error.${actor('creating')}`, error: new DOMException('', 'NotAllowedError') },
    { type: `xstate.done.${actor('storing')}`, output: recoveryCodes },
    { type: `xstate.error.${actor('storing')}`, error: unavailable },
  ],
  distinguish: ({ context: { error }, ...state }) =>
    state.value === 'asking' && error !== null && (isFieldError(error) ? 'wrong password' : 'failed'),
  remember: ({ context }) => [
    context.error === null,
    isFieldError(context.error),
    context.recoveryCodes.length,
  ],
})
