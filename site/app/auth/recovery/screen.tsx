import { cancelRecovery } from '@anupalan/server/contract/accounts/endpoints'
import { apiOf } from '../../../ui/api.ts'
import { Confirmation } from '../confirmation/confirmation.tsx'
import { confirmationWords } from '../confirmation/words.ts'
import { useLinkKey } from '../use-link-key.ts'

const api = apiOf({ cancelRecovery })
const { done, ...words } = confirmationWords.recovery

/** Stops the recovery of an account, by the link in the mail to its old address. */
export default function Recovery() {
  const key = useLinkKey()
  return (
    <Confirmation
      key={key}
      {...words}
      send={(signal) => api.cancelRecovery({ params: { key }, signal })}
      done={() => done}
    />
  )
}
