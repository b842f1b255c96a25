import '@anupalan/design-system/reset'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountMessages } from '../../../session/words.ts'
import { walkFlow } from '../flow/flow-walk.test-helper.tsx'
import { fill, mountScreen, respond } from '../walk.test-helper.tsx'
import { Registration } from './registration.tsx'
import { registration } from './registration.samples.ts'
import { registrationStates } from './registration.states.ts'

const texts = {
  'Full name': registration.fullName,
  Email: registration.email,
  'User name': registration.username,
  Password: registration.password,
}

walkFlow({
  states: registrationStates,
  mount: () => ({ element: <Registration />, path: '/auth/register' }),
  status: 201,
  submit: 'Create account',
  fill: (user) => fill(user, texts),
  kept: { label: 'Password', text: registration.password },
})

test('a refused field has its message at the field, and no toast', async () => {
  const { element, unmount } = mountScreen(<Registration />, '/auth/register')
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(element)
  onTestFinished(() => {
    root.unmount()
    container.remove()
    unmount()
  })
  await respond(200, { isOpen: true })
  for (const [label, text] of Object.entries(texts))
    await userEvent.fill(page.getByLabelText(label, { exact: true }), text)
  await userEvent.click(page.getByRole('button', { name: 'Create account', exact: true }))
  const username = 'This user name is taken.'
  await respond(422, { message: 'Please check the fields.', fields: { username } })
  await expect.element(page.getByText(username)).toBeVisible()
  expect(page.getByText(accountMessages.registrationUnavailable.title).query()).toBeNull()
})
