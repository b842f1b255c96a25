import '@anupalan/design-system/reset'
import { walk } from '@anupalan/design-system/workbench/walk.tsx'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { sampleUser } from '../sign-in/sign-in.samples.ts'
import { fill, mountScreen, respondWith, respondWithOutput } from '../walk.test-helper.tsx'
import { Invitation } from './invitation.tsx'
import { newAccount } from './invitation.samples.ts'
import { invitationStates } from './invitation.states.ts'

const create = page.getByRole('button', { name: 'Create my account' })
const heading = page.getByRole('heading', { name: 'You have an account already' })

walk({
  states: invitationStates,
  mount: () => mountScreen(<Invitation linkKey="key" />, '/auth/invitation', sampleUser),
  steps: {
    'xstate.done.actor.0.invitation.loading': async (user, event) => {
      await respondWithOutput(200)(user, event)
      const { output } = event as { type: string; output?: { hasAccount: boolean } }
      await expect.element(output?.hasAccount ? heading : create).toBeVisible()
    },
    'xstate.error.actor.0.invitation.loading': async (_user, event) => respondWith(event),
    'account.submit': async (user) => {
      await fill(user, {
        'Full name': newAccount.fullName,
        'User name': newAccount.username,
        Password: newAccount.password,
      })
      await user.press(create)
    },
    'xstate.done.actor.0.invitation.new.sending': respondWithOutput(201),
    'xstate.error.actor.0.invitation.new.sending': async (_user, event) => respondWith(event),
    'join.submit': async (user) => {
      await user.press(page.getByRole('button', { name: 'Accept as Asha Rao' }))
    },
    'xstate.error.actor.0.invitation.existing.joining': async (_user, event) => respondWith(event),
  },
  arrivals: {
    'new.idle, failed': async () => {
      await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue(newAccount.password)
    },
  },
  unwalked: {
    loading: 'Its spinner turns until the response.',
    accepted: 'The page is left for the dashboard.',
  },
})
