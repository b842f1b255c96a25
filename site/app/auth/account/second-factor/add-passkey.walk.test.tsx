import '@anupalan/design-system/reset'
import { walk } from '@anupalan/design-system/workbench/walk.tsx'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fill, mountScreen, respond, respondWith, respondWithOutput } from '../../walk.test-helper.tsx'
import { AccountFrame } from '../story-helpers.tsx'
import { recoveryCodes } from '../sample-accounts.ts'
import { accountWords } from '../words.ts'
import type { PasskeyCredential } from './add-passkey.machine.ts'
import { AddPasskey } from './add-passkey.tsx'
import { addPasskeyStates } from './add-passkey.states.ts'
import { createCredential } from './create-credential.ts'

vi.mock(import('./create-credential.ts'), { spy: true })

const words = accountWords.addPasskey
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** Settles the browser's dialog. */
let browser: PromiseWithResolvers<PasskeyCredential>

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <AddPasskey onClose={() => setOpen(false)} username="asha" />}
    </>
  )
}

const open = async (user: Parameters<typeof fill>[0]) => {
  if (button('Open').query() && !page.getByRole('dialog').query()) await user.press(button('Open'))
}

walk({
  states: addPasskeyStates,
  mount: (state) => {
    browser = Promise.withResolvers<PasskeyCredential>()
    vi.mocked(createCredential).mockImplementation((_options, signal) => {
      browser = Promise.withResolvers<PasskeyCredential>()
      signal.addEventListener('abort', () => browser.reject(new DOMException('', 'AbortError')))
      return browser.promise
    })
    const mounted = mountScreen(
      <AccountFrame>
        {state.steps.length === 0 ? <AddPasskey onClose={() => {}} username="asha" /> : <Opened />}
      </AccountFrame>,
      '/auth/account',
    )
    return mounted
  },
  steps: {
    'passkey.start': async (user) => {
      await open(user)
      await fill(user, {
        [words.name.label]: 'Office laptop',
        [accountWords.password.label]: 'sample-ledger-asha',
      })
      await user.press(button(words.submit))
    },
    'passkey.retry': ({ press }) => press(button(words.interrupted.retry)),
    'passkey.cancel': ({ press }) => press(button(accountWords.cancel)),
    'codes.kept': ({ press }) => press(button(accountWords.recoveryCodes.shown.done)),
    'xstate.done.actor.0.addPasskey.preparing': respondWithOutput(200),
    'xstate.error.actor.0.addPasskey.preparing': (_user, event) => respondWith(event),
    'xstate.done.actor.0.addPasskey.creating': async () => {
      await expect.element(page.getByText(words.creating.text)).toBeVisible()
      browser.resolve({ id: 'new' })
    },
    'xstate.error.actor.0.addPasskey.creating': async () => {
      await expect.element(page.getByText(words.creating.text)).toBeVisible()
      browser.reject(new DOMException('', 'NotAllowedError'))
    },
    'xstate.done.actor.0.addPasskey.storing': () => respond(201, { recoveryCodes }),
    'xstate.error.actor.0.addPasskey.storing': (_user, event) => respondWith(event),
  },
  arrivals: {
    codes: async () => {
      await expect.element(page.getByText(recoveryCodes[0]!)).toBeVisible()
      await expect.element(button('Close')).not.toBeInTheDocument()
    },
    interrupted: async () => {
      await expect.element(page.getByText(words.interrupted.cancelled)).toBeVisible()
    },
  },
})
