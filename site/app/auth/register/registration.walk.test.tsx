import '@anupalan/design-system/reset'
import { walkFlow } from '../flow/flow-walk.test-helper.tsx'
import { fill } from '../walk.test-helper.tsx'
import { Registration } from './registration.tsx'
import { registration } from './registration.samples.ts'
import { registrationStates } from './registration.states.ts'

walkFlow({
  states: registrationStates,
  mount: () => ({ element: <Registration />, path: '/auth/register' }),
  status: 201,
  submit: 'Create account',
  fill: (user) =>
    fill(user, {
      'Full name': registration.fullName,
      Email: registration.email,
      'User name': registration.username,
      Password: registration.password,
    }),
  kept: { label: 'Password', text: registration.password },
})
