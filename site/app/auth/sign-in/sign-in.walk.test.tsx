import '@anupalan/design-system/reset'
import { walk } from '@anupalan/design-system/workbench/walk.tsx'
import type { Credentials } from '@anupalan/server/contract/accounts/schema'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fill, mountScreen, respond, respondWith } from '../walk.test-helper.tsx'
import { SignIn } from './sign-in.tsx'
import type { PasswordResult } from './sign-in.machine.ts'
import { wrongPassword } from './sign-in.samples.ts'
import { signInStates } from './sign-in.states.ts'
import { signInWords } from './words.ts'

const { client, code } = signInWords
const passkey = page.getByRole('button', { name: /passkey/ })

walk({
  states: signInStates,
  mount: () => {
    // The browser's own dialog stays open.
    vi.spyOn(navigator.credentials, 'get').mockImplementation(() => new Promise(() => {}))
    return mountScreen(<SignIn heading={client.heading} lead={client.lead} foot={null} />)
  },
  steps: {
    'password.submit': async (user, event) => {
      const { username, password } = (event as { type: string; credentials: Credentials }).credentials
      await fill(user, { 'User name or email': username, Password: password })
      await user.press(page.getByRole('button', { name: 'Sign in', exact: true }))
    },
    'xstate.done.actor.0.signIn.password.sending': async (_user, event) => {
      const { output } = event as { type: string; output: PasswordResult }
      await respond('secondFactors' in output ? 202 : 200, output)
      if ('secondFactors' in output)
        await expect.element(page.getByRole('heading', { name: code.heading })).toHaveFocus()
    },
    'xstate.error.actor.0.signIn.password.sending': async (_user, event) => respondWith(event),
    'passkey.request': async (user) => {
      await user.press(passkey)
    },
    'code.submit': async (user, event) => {
      await fill(user, { Code: (event as { type: string; code: string }).code })
      await user.press(page.getByRole('button', { name: 'Continue' }))
    },
    'xstate.error.actor.0.signIn.code.sending': async (_user, event) => respondWith(event),
  },
  arrivals: {
    'password.idle, failed': async () => {
      await expect
        .element(page.getByRole('note'))
        .toHaveTextContent(`That did not work. ${wrongPassword.serverMessage!}`)
      await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('sample-ledger-asha')
    },
    'password.passkey': async () => {
      await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeVisible()
    },
    'code.idle': async () => {
      await expect.element(page.getByRole('heading', { name: code.heading })).toBeVisible()
    },
    'code.idle, failed': async () => {
      await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue('123456')
    },
  },
})
