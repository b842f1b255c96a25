import '@anupalan/design-system/reset'
import { walk } from '@anupalan/design-system/workbench/walk.tsx'
import { page } from 'vitest/browser'
import { fill, mountScreen, respond, respondWith } from '../../walk.test-helper.tsx'
import { AccountFrame } from '../story-helpers.tsx'
import { ChangeEmail } from '../details/change-email.tsx'
import { asha, newEmail } from '../sample-accounts.ts'
import { accountWords } from '../words.ts'
import { changeStates } from './change.states.ts'

const words = accountWords.newEmail

walk({
  states: changeStates,
  mount: () =>
    mountScreen(
      <AccountFrame>
        <ChangeEmail isOpen onClose={() => {}} user={asha} />
      </AccountFrame>,
      '/auth/account',
    ),
  steps: {
    'change.submit': async (user) => {
      await fill(user, { [words.label]: newEmail, [accountWords.password.label]: 'sample-ledger-asha' })
      await user.press(page.getByRole('button', { name: words.submit }))
    },
    'xstate.done.actor.0.change.sending': () => respond(204, null),
    'xstate.error.actor.0.change.sending': (_user, event) => respondWith(event),
  },
})
