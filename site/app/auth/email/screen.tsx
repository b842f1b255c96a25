import { confirmEmailChange } from '@anupalan/server/contract/accounts/endpoints'
import { apiOf } from '../../../ui/api.ts'
import { Confirmation } from '../confirmation/confirmation.tsx'
import { confirmationWords } from '../confirmation/words.ts'
import { useLinkKey } from '../use-link-key.ts'

const api = apiOf({ confirmEmailChange })
const { done, half, ...words } = confirmationWords.emailChange

/** Confirms a change of e-mail address by the link in the mail to the old or the new one. */
export default function Email() {
  const key = useLinkKey()
  return (
    <Confirmation
      key={key}
      {...words}
      send={(signal) => api.confirmEmailChange({ params: { key }, signal })}
      done={(result) => (result?.isComplete ? done : half)}
    />
  )
}
