import { AdminNavigation } from '../admin/navigation/admin-navigation.tsx'
import { SidebarLayout } from './sidebar/sidebar-layout.tsx'
import { Uploads } from './uploads.tsx'

/** Layout of the admin area, which keeps uploads from screen to screen. */
export default function AdminLayout() {
  return (
    <Uploads>
      <SidebarLayout renderNavigation={(props) => <AdminNavigation {...props} />} />
    </Uploads>
  )
}
