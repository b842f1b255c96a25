import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { accountMessages } from '@anupalan/server/contract/accounts/rules'
import { accountMessages as toasts } from '../../../session/words.ts'
import { signInMachine, type PasswordResult } from './sign-in.machine.ts'
import { sampleUser, wrongCode, wrongPassword } from './sign-in.samples.ts'
import { signInWords } from './words.ts'

const passwordDone = (output: PasswordResult) =>
  ({ type: 'xstate.done.actor.0.signIn.password.sending', output }) as const

/** Every state of the sign-in. */
export const signInStates = statesOf({
  machine: signInMachine,
  messages: {
    submitting: signInWords.submitting,
    passkeyWaiting: signInWords.passkeyWaiting,
    checking: signInWords.code.submitting,
    codeHeading: signInWords.code.heading,
    code: signInWords.code.label,
    codeWrong: accountMessages.codeWrong,
    failed: toasts.loginFailed.title,
    welcome: toasts.loggedIn(sampleUser.fullName).text,
  },
  events: [
    { type: 'password.submit', credentials: { username: 'asha', password: 'sample-ledger-asha' } },
    passwordDone(sampleUser),
    passwordDone({ secondFactors: ['totp', 'passkey'] }),
    { type: 'xstate.error.actor.0.signIn.password.sending', error: wrongPassword },
    { type: 'code.submit', code: '123456' },
    { type: 'xstate.error.actor.0.signIn.code.sending', error: wrongCode },
    { type: 'passkey.request' },
    { type: 'passkey.cancel' },
    { type: 'restart' },
  ],
  distinguish: ({ context }) => context.failure !== null && 'failed',
  remember: ({ context }) => [context.failure !== null, context.secondFactors],
})
