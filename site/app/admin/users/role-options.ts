import { roles, type Role, type User } from '@anupalan/server/contract/core/access'
import { roleNames } from '../../words.ts'
import { mayTouch } from './user-status.tsx'

/** The roles that a manager may give, those with the fewest rights first. */
export const roleOptions = (manager: Pick<User, 'role'>): { value: Role; label: string }[] =>
  roles
    .filter((role) => mayTouch(manager, { role }))
    .toReversed()
    .map((role) => ({ value: role, label: roleNames[role] }))

export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text)
