import { useSearchParams } from 'react-router-dom'
import * as screen from '../../screen-content.css.ts'
import { UserDetail } from './user-detail.tsx'
import { Users } from './users.tsx'

/** User management: the accounts and invitations, or with `?user=` one account. */
export default function AdminUsers() {
  const [query] = useSearchParams()
  const username = query.get('user')
  return (
    <div className={screen.content}>
      {username === null ? <Users /> : <UserDetail key={username} username={username} />}
    </div>
  )
}
