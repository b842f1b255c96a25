import { authorize } from '../../../session/authorize.ts'
import { useSession } from '../../../session/session.tsx'
import { SidebarNavigation, type SidebarNavigationProps } from '../../layouts/sidebar/sidebar-navigation.tsx'
import * as css from '../../layouts/sidebar/sidebar.css.ts'
import { screens } from '../../screens.ts'
import { roleNames } from '../../words.ts'
import { adminNavigation as words } from './words.ts'

/** Screens without an entry of their own. */
const contained: Partial<Record<keyof typeof words.entries, readonly string[]>> = {
  '/admin/clients': ['/admin/client', '/admin/client-view'],
}

const paths = Object.keys(words.entries) as (keyof typeof words.entries)[]

/** The screens of the admin area that the user may enter, and the portal. */
export function AdminNavigation(props: Pick<SidebarNavigationProps, 'onFollow' | 'hasSiteLink'>) {
  const session = useSession()
  const entered = paths.filter((path) => authorize(screens[path].access, session) === 'enter')
  const entries = entered.map((path) => ({
    path,
    label: words.entries[path],
    ...(contained[path] && { contains: contained[path] }),
  }))
  const portal = { path: '/client/dashboard', label: words.portal }
  return (
    <SidebarNavigation
      {...props}
      label={words.navigation}
      entries={entries.length > 0 ? [...entries, portal] : []}
      renderDetail={({ role }) => <span className={css.personDetail}>{roleNames[role]}</span>}
    />
  )
}
