import { statesOf } from '@anupalan/design-system/workbench/states.ts'
import { linkInvalid, unavailable } from '../flow/flow-states.ts'
import { sampleUser } from '../sign-in/sign-in.samples.ts'
import { authWords } from '../words.ts'
import { invitationMachine } from './invitation.machine.ts'
import { invitation, newAccount } from './invitation.samples.ts'
import { invitationWords as words } from './words.ts'

const actor = 'actor.0.invitation'

/** Every state of accepting an invitation. */
export const invitationStates = statesOf({
  machine: invitationMachine,
  messages: {
    submitting: words.submitting,
    joining: words.known.joining,
    failed: unavailable.serverMessage!,
    existing: words.known.heading,
    closed: authWords.linkEnded.heading,
    unloaded: authWords.unloaded.heading,
  },
  events: [
    { type: `xstate.done.${actor}.loading`, output: invitation },
    { type: `xstate.done.${actor}.loading`, output: { ...invitation, hasAccount: true } },
    { type: `xstate.error.${actor}.loading`, error: unavailable },
    { type: `xstate.error.${actor}.loading`, error: linkInvalid },
    { type: 'retry' },
    { type: 'account.submit', account: newAccount },
    { type: `xstate.done.${actor}.new.sending`, output: sampleUser },
    { type: `xstate.error.${actor}.new.sending`, error: unavailable },
    { type: 'join.submit' },
    { type: `xstate.done.${actor}.existing.joining`, output: sampleUser },
    { type: `xstate.error.${actor}.existing.joining`, error: unavailable },
    { type: 'account.separate' },
    { type: 'account.existing' },
  ],
  distinguish: (snapshot) =>
    snapshot.context.failure !== null &&
    (snapshot.matches({ new: 'idle' }) || snapshot.matches({ existing: 'idle' })) &&
    'failed',
  remember: ({ context }) => [context.failure !== null, context.invitation?.hasAccount],
})
