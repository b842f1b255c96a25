import '@anupalan/design-system/reset'
import { walk } from '@anupalan/design-system/workbench/walk.tsx'
import { useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fill, mountScreen, respond, respondWith, respondWithOutput } from '../../walk.test-helper.tsx'
import { AccountFrame } from '../story-helpers.tsx'
import { recoveryCodes } from '../sample-accounts.ts'
import { accountWords } from '../words.ts'
import { AddCodes } from './add-codes.tsx'
import { addCodesStates } from './add-codes.states.ts'

const words = accountWords.addCodes
const button = (name: string) => page.getByRole('button', { name, exact: true })

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && <AddCodes onClose={() => setOpen(false)} username="asha" />}
    </>
  )
}

const picture = async () => {
  await expect.element(page.getByRole('img', { name: words.scan.picture })).toBeVisible()
}

walk({
  states: addCodesStates,
  mount: (state) =>
    mountScreen(
      <AccountFrame>
        {state.steps.length === 0 ? <AddCodes onClose={() => {}} username="asha" /> : <Opened />}
      </AccountFrame>,
      '/auth/account',
    ),
  steps: {
    'codes.start': async (user) => {
      await user.press(button('Open'))
      await fill(user, { [accountWords.password.label]: 'sample-ledger-asha' })
      await user.press(button(words.submit))
    },
    'codes.confirm': async (user) => {
      await fill(user, { [words.code.label]: '123456' })
      await user.press(button(words.confirm))
    },
    'codes.kept': ({ press }) => press(button(accountWords.recoveryCodes.shown.done)),
    'xstate.done.actor.0.addCodes.preparing': respondWithOutput(200),
    'xstate.error.actor.0.addCodes.preparing': (_user, event) => respondWith(event),
    'xstate.done.actor.0.addCodes.confirming': () => respond(200, { recoveryCodes }),
    'xstate.error.actor.0.addCodes.confirming': (_user, event) => respondWith(event),
  },
  arrivals: {
    scanning: picture,
    'scanning, wrong code': picture,
    codes: async () => {
      await expect.element(page.getByText(recoveryCodes[9]!)).toBeVisible()
    },
  },
})
