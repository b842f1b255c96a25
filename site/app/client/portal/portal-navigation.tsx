import { Avatar } from '@anupalan/design-system/avatar'
import { BrandMark } from '@anupalan/design-system/brand-mark'
import { Button } from '@anupalan/design-system/button'
import { LinkElement } from '@anupalan/design-system/link'
import { use } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { shell } from '../../../chrome/navigation.words.ts'
import { firm } from '../../../content/firm.ts'
import mark from '../../../content/mark.svg?raw'
import { LeaveContext } from '../../../session/require-access.tsx'
import { accountPath } from '../../../session/session-store.ts'
import { useSession } from '../../../session/session.tsx'
import { signOut } from '../../../session/sign-out.ts'
import { portal as words } from './words.ts'
import * as css from './portal.css.ts'

export function PortalLogo() {
  return (
    <LinkElement href="/" className={css.logo} aria-label={shell.homeLink}>
      <BrandMark drawing={mark} />
      <span>{firm.name}</span>
    </LinkElement>
  )
}

export interface PortalNavigationProps {
  /** Called when a link is followed. */
  onFollow?: () => void
  /** Whether the link to the main site is shown; beside the logo it is not needed. @default false */
  hasSiteLink?: boolean
}

/** Entries of the portal, the person who is signed in, and the way out. */
export function PortalNavigation({ onFollow, hasSiteLink = false }: PortalNavigationProps) {
  const { user } = useSession()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const leave = use(LeaveContext)
  const client = query.get('client')
  const suffix = client === null ? '' : `?client=${encodeURIComponent(client)}`
  return (
    <>
      <nav aria-label={words.navigation}>
        <ul role="list" className={css.entries}>
          {Object.entries(words.entries).map(([path, label]) => (
            <li key={path}>
              <LinkElement
                href={path + suffix}
                className={css.entry}
                aria-current={pathname === path ? 'page' : undefined}
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
              <bdi className={css.personEmail}>{user.email}</bdi>
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
