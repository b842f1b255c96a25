import type { Access } from '@anupalan/server/contract/core/access'
import { createContext, use, useEffect, type ReactNode } from 'react'
import { createPath, Navigate, Outlet, useLocation } from 'react-router-dom'
import { saveFlash } from '../chrome/flash.ts'
import { application } from '../app/words.ts'
import { PageError } from '../ui/page/page-error.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { authorize } from './authorize.ts'
import { clearReturnPath, saveReturnPath, type SignInState } from './return-path.ts'
import { accountPath } from './session-store.ts'
import { useSession } from './session.tsx'

/** Navigates from the application to a document. Stories and tests replace it. */
export const LeaveContext = createContext((path: string) => location.replace(path))

export interface RequireAccessProps {
  /** Who may enter, in the contract's terms. */
  to: Access
  /** Login to which a visitor who is not signed in is redirected. */
  signIn: '/auth' | '/admin/login'
}

/** A guard around routes: renders the outlet for an authorized user, and nothing of it before the user is loaded. */
export function RequireAccess({ to, signIn }: RequireAccessProps): ReactNode {
  const session = useSession()
  const authorization = authorize(to, session)
  const isEntered = session.user !== null && authorization !== 'enroll'
  useEffect(() => {
    if (isEntered) clearReturnPath()
  }, [isEntered])
  if (authorization === 'enter') return <Outlet />
  if (authorization === 'sign in') return <RedirectToSignIn at={signIn} />
  if (authorization === 'enroll') return <Navigate to={accountPath} replace />
  if (authorization === 'wrong role') return <RedirectToHome allowed={to} />
  return authorization === 'wait' ? <Spinner /> : <PageError />
}

/** Redirects to a login and saves the return path, also in `sessionStorage`: the history entry's state can get lost. */
function RedirectToSignIn({ at }: { at: RequireAccessProps['signIn'] }) {
  const returnTo = createPath(useLocation())
  useEffect(() => saveReturnPath(returnTo), [returnTo])
  return <Navigate to={at} replace state={{ returnTo } satisfies SignInState} />
}

/** The home page is another document, so the reason is passed as a flash message. */
function RedirectToHome({ allowed }: { allowed: Access }) {
  const { user } = useSession()
  const leave = use(LeaveContext)
  useEffect(() => {
    if (!user || typeof allowed === 'string') return
    const { title, text } = application.wrongRole
    saveFlash({ title, text: text(allowed, user.role), variant: 'destructive' })
    leave('/')
  }, [allowed, user, leave])
  return <Spinner />
}
