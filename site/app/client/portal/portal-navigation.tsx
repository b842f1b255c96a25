import { useSearchParams } from 'react-router-dom'
import { SidebarNavigation, type SidebarNavigationProps } from '../../layouts/sidebar/sidebar-navigation.tsx'
import * as css from '../../layouts/sidebar/sidebar.css.ts'
import { portal as words } from './words.ts'

/** Entries of the portal, for the chosen client. */
export function PortalNavigation(props: Pick<SidebarNavigationProps, 'onFollow' | 'hasSiteLink'>) {
  const [search] = useSearchParams()
  const client = search.get('client')
  const query = client === null ? '' : `?client=${encodeURIComponent(client)}`
  return (
    <SidebarNavigation
      {...props}
      label={words.navigation}
      entries={Object.entries(words.entries).map(([path, label]) => ({ path, query, label }))}
      renderDetail={({ email }) => <bdi className={css.personDetail}>{email}</bdi>}
    />
  )
}
