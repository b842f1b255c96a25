import { Avatar } from '@anupalan/design-system/avatar'
import { Button } from '@anupalan/design-system/button'
import { LinkElement } from '@anupalan/design-system/link'
import { use, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { User } from '@anupalan/server/contract/core/access'
import { LeaveContext } from '../../../session/require-access.tsx'
import { accountPath } from '../../../session/session-store.ts'
import { useSession } from '../../../session/session.tsx'
import { signOut } from '../../../session/sign-out.ts'
import * as css from './sidebar.css.ts'
import { sidebar as words } from './words.ts'

export interface SidebarNavigationProps {
  /** Accessible name of the navigation. */
  label: string
  /** Links to screens; that of the present path is marked. */
  entries: readonly {
    readonly path: string
    /** Added to the path in the link, such as `?client=…`. @default '' */
    readonly query?: string
    readonly label: string
    /** Further paths of screens that are reached from it, on which it is marked too. @default none */
    readonly contains?: readonly string[]
  }[]
  /** The line under the name of the signed-in user, with the class `personDetail`: a word, or a `bdi` for an address. */
  renderDetail: (user: User) => ReactNode
  /** Called when a link is followed. */
  onFollow?: (() => void) | undefined
  /** Whether the link to the main site is shown; beside the logo it is not needed. @default false */
  hasSiteLink?: boolean
}

/** Entries of an area, the person who is signed in, and the way out. */
export function SidebarNavigation({
  label: name,
  entries,
  renderDetail,
  onFollow,
  hasSiteLink = false,
}: SidebarNavigationProps) {
  const { user } = useSession()
  const { pathname } = useLocation()
  const leave = use(LeaveContext)
  return (
    <>
      <nav aria-label={name}>
        <ul role="list" className={css.entries}>
          {entries.map(({ path, query = '', label, contains = [] }) => (
            <li key={path}>
              <LinkElement
                href={path + query}
                className={css.entry}
                aria-current={pathname === path ? 'page' : contains.includes(pathname) || undefined}
                onClick={onFollow}
              >
                {label}
              </LinkElement>
            </li>
          ))}
          {hasSiteLink && (
            <li>
              <LinkElement href="/" className={css.entry}>
                {words.toMainSite}
              </LinkElement>
            </li>
          )}
        </ul>
      </nav>
      {user && (
        <div className={css.foot}>
          <LinkElement href={accountPath} className={css.person} onClick={onFollow}>
            <Avatar name={user.fullName} size="small" />
            <span className={css.personText}>
              <bdi className={css.personName}>{user.fullName}</bdi>
              {renderDetail(user)}
            </span>
          </LinkElement>
          <div className={css.logOut}>
            <Button variant="quiet" onPress={() => void signOut(leave)}>
              {words.logOut}
            </Button>
          </div>
        </div>
      )}
    </>
  )
}
