import { confirmRegistration } from '@anupalan/server/contract/accounts/endpoints'
import { apiOf } from '../../../ui/api.ts'
import { Confirmation } from '../confirmation/confirmation.tsx'
import { confirmationWords } from '../confirmation/words.ts'
import { useLinkKey } from '../use-link-key.ts'

const api = apiOf({ confirmRegistration })
const { done, ...words } = confirmationWords.email

/** Confirms the e-mail address of a new account, by the link in its mail. */
export default function Confirm() {
  const key = useLinkKey()
  return (
    <Confirmation
      key={key}
      {...words}
      send={(signal) => api.confirmRegistration({ params: { key }, signal })}
      done={() => done}
    />
  )
}
