import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Spinner } from '../../../ui/spinner.tsx'
import * as screen from '../../screen-content.css.ts'
import { Users } from './users.tsx'

const UserDetail = lazy(() => import('./user-detail.tsx').then((module) => ({ default: module.UserDetail })))

/** User management: the accounts and invitations, or with `?user=` one account. */
export default function AdminUsers() {
  const [query] = useSearchParams()
  const username = query.get('user')
  return (
    <div className={screen.content}>
      {username === null ? (
        <Users />
      ) : (
        <Suspense fallback={<Spinner />}>
          <UserDetail key={username} username={username} />
        </Suspense>
      )}
    </div>
  )
}
