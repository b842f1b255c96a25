import type { Access } from '@anupalan/server/contract/core/access'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { keepFlash } from '../chrome/flash.ts'
import { application } from '../app/words.ts'
import { PageError } from '../ui/page/page-error.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { authorize } from './authorize.ts'
import { forgetReturnPath, keepReturnPath, type SignInState } from './return-path.ts'
import { useSession } from './session.tsx'

/** How the application is left for a document: by the browser, but for stories and tests. */
export const LeaveContext = createContext((path: string) => location.replace(path))

export interface RequireAccessProps {
  /** Who may enter, as the contract says it of calls. */
  to: Access
  /** Where somebody who is not signed in is sent. */
  signIn: '/auth' | '/admin/login'
}

/** A guard around routes: what is inside is rendered for whoever may enter, and nothing of it before that is known. */
export function RequireAccess({ to, signIn }: RequireAccessProps): ReactNode {
  const session = useSession()
  const authorization = authorize(to, session)
  const isSignedIn = session.user !== null
  useEffect(() => {
    if (isSignedIn) forgetReturnPath()
  }, [isSignedIn])
  if (authorization === 'enter') return <Outlet />
  if (authorization === 'sign in') return <SignInFirst at={signIn} />
  if (authorization === 'wrong role') return <LeaveForHome allowed={to} />
  return authorization === 'wait' ? <Spinner /> : <PageError />
}

/** Redirects to a login, and keeps where somebody was going: in this tab as well, which outlives the entry of history. */
function SignInFirst({ at }: { at: RequireAccessProps['signIn'] }) {
  const goingTo = createPath(useLocation())
  useEffect(() => keepReturnPath(goingTo), [goingTo])
  return <Navigate to={at} replace state={{ goingTo } satisfies SignInState} />
}

/** Home is a document: the reason travels as a flash message. */
function LeaveForHome({ allowed }: { allowed: Access }) {
  const { user } = useSession()
  const leave = use(LeaveContext)
  useEffect(() => {
    if (!user || typeof allowed === 'string') return
    const { title, text } = application.wrongRole
    keepFlash({ title, text: text(allowed, user.role), variant: 'destructive' })
    leave('/')
  }, [allowed, user, leave])
  return <Spinner />
}
