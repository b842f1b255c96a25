import '@anupalan/design-system/reset'
import { walkFlow } from '../flow/flow-walk.test-helper.tsx'
import { fill } from '../walk.test-helper.tsx'
import { newPasswordStates } from './new-password.states.ts'
import { NewPassword } from './new-password.tsx'

const newPassword = 'a lotus blooms at dawn'

walkFlow({
  states: newPasswordStates,
  mount: () => ({ element: <NewPassword linkKey="key" />, path: '/auth/reset' }),
  status: 204,
  submit: 'Save the new password',
  fill: (user) => fill(user, { 'New password': newPassword }),
  kept: { label: 'New password', text: newPassword },
})
