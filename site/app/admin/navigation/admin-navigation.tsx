import { Avatar } from '@anupalan/design-system/avatar'
import { Button } from '@anupalan/design-system/button'
import { LinkElement } from '@anupalan/design-system/link'
import { use, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { authorize } from '../../../session/authorize.ts'
import { LeaveContext } from '../../../session/require-access.tsx'
import { accountPath } from '../../../session/session-store.ts'
import { useSession } from '../../../session/session.tsx'
import { signOut } from '../../../session/sign-out.ts'
import * as css from '../../client/portal/portal.css.ts'
import { screens } from '../../screens.ts'
import { roleNames } from '../../words.ts'
import { adminNavigation as words } from './words.ts'

export interface AdminNavigationProps {
  /** Called when a link is followed. */
  onFollow?: () => void
  /** Whether the link to the main site is shown; beside the logo it is not needed. @default false */
  hasSiteLink?: boolean
}

const paths = Object.keys(words.entries) as (keyof typeof words.entries)[]

/** The screens that the user may enter, the user, and the way out. */
export function AdminNavigation({ onFollow, hasSiteLink = false }: AdminNavigationProps) {
  const session = useSession()
  const { user } = session
  const { pathname } = useLocation()
  const leave = use(LeaveContext)
  const entered = paths.filter((path) => authorize(screens[path].access, session) === 'enter')
  return (
    <>
      <nav aria-label={words.navigation}>
        <ul role="list" className={css.entries}>
          {entered.map((path) => (
            <Entry key={path} href={path} isCurrent={pathname === path} onFollow={onFollow}>
              {words.entries[path]}
            </Entry>
          ))}
          {entered.length > 0 && (
            <Entry href="/client/dashboard" onFollow={onFollow}>
              {words.portal}
            </Entry>
          )}
          {hasSiteLink && <Entry href="/">{words.toMainSite}</Entry>}
        </ul>
      </nav>
      {user && (
        <div className={css.foot}>
          <LinkElement href={accountPath} className={css.person} onClick={onFollow}>
            <Avatar name={user.fullName} size="small" />
            <span className={css.personText}>
              <bdi className={css.personName}>{user.fullName}</bdi>
              <span className={css.personEmail}>{roleNames[user.role]}</span>
            </span>
          </LinkElement>
          <div>
            <Button variant="quiet" onPress={() => void signOut(leave)}>
              {words.logOut}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}

interface EntryProps {
  href: string
  isCurrent?: boolean
  onFollow?: (() => void) | undefined
  children: ReactNode
}

const Entry = ({ href, isCurrent = false, onFollow, children }: EntryProps) => (
  <li>
    <LinkElement
      href={href}
      className={css.entry}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onFollow}
    >
      {children}
    </LinkElement>
  </li>
)
