import { useState } from 'react'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { useLinkKey } from '../use-link-key.ts'
import { NewPassword } from './new-password.tsx'
import { ResetRequest } from './reset-request.tsx'

/** With the key of a mailed link, a new password is chosen; without one, a link is asked for. */
export default function Reset() {
  const key = useLinkKey()
  const [round, setRound] = useState(0)
  useHeadingFocus(`${key} ${round}`)
  if (key === '') return <ResetRequest key={round} onAgain={() => setRound(round + 1)} />
  return <NewPassword key={key} linkKey={key} />
}
