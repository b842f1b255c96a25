import { AdminNavigation } from '../admin/navigation/admin-navigation.tsx'
import { SidebarLayout } from './sidebar/sidebar-layout.tsx'

/** Layout of the admin area. */
export default function AdminLayout() {
  return <SidebarLayout renderNavigation={(props) => <AdminNavigation {...props} />} />
}
