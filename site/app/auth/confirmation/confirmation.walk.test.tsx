import '@anupalan/design-system/reset'
import { confirmEmailChange } from '@anupalan/server/contract/accounts/endpoints'
import { apiOf } from '../../../ui/api.ts'
import { walkFlow } from '../flow/flow-walk.test-helper.tsx'
import { confirmationStates } from './confirmation.states.ts'
import { Confirmation } from './confirmation.tsx'
import { confirmationWords } from './words.ts'

const { done, half, ...words } = confirmationWords.emailChange
const api = apiOf({ confirmEmailChange })

walkFlow({
  states: confirmationStates,
  mount: () => ({
    element: (
      <Confirmation
        {...words}
        send={(signal) => api.confirmEmailChange({ params: { key: 'key' }, signal })}
        done={(result) => (result?.isComplete ? done : half)}
      />
    ),
    path: '/auth/email',
  }),
  status: 200,
  submit: 'Confirm the change',
})
