import { Badge } from '@anupalan/design-system/badge'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import type { User } from '@anupalan/server/contract/core/access'
import { usersWords } from './words.ts'

const words = usersWords.status

/** The state of an account that matters most to those who manage it. */
export function UserStatus({ confirmedAt, disabledAt, recovery }: ManagedUser) {
  if (disabledAt !== null) return <Badge tone="danger">{words.disabled}</Badge>
  if (recovery) return <Badge>{recovery.approvedBy === null ? words.recovery : words.approved}</Badge>
  if (confirmedAt === null) return <Badge tone="neutral">{words.unconfirmed}</Badge>
  return <Badge tone="positive">{words.active}</Badge>
}

/** Only a super_admin touches a super_admin: the server's rule, for controls that are not shown otherwise. */
export const mayTouch = (manager: Pick<User, 'role'>, target: Pick<User, 'role'>): boolean =>
  manager.role === 'super_admin' || target.role !== 'super_admin'
