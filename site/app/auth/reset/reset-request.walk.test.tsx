import '@anupalan/design-system/reset'
import { walkFlow } from '../flow/flow-walk.test-helper.tsx'
import { fill } from '../walk.test-helper.tsx'
import { resetRequestStates } from './reset-request.states.ts'
import { ResetRequest } from './reset-request.tsx'

walkFlow({
  states: resetRequestStates,
  mount: () => ({ element: <ResetRequest onAgain={() => {}} />, path: '/auth/reset' }),
  status: 204,
  submit: 'Send the link',
  fill: (user) => fill(user, { 'User name or email': 'asha' }),
  kept: { label: 'User name or email', text: 'asha' },
})
