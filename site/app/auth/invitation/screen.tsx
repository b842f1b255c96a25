import { useLinkKey } from '../use-link-key.ts'
import { Invitation } from './invitation.tsx'

/** Accepts an invitation of the practice. */
export default function AcceptInvitation() {
  const key = useLinkKey()
  return <Invitation key={key} linkKey={key} />
}
