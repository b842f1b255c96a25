import { useLocation } from 'react-router-dom'
import { PublicLayout } from '../../chrome/page-frame.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'

/** Layout of the admin area. */
export function AdminLayout() {
  const { pathname } = useLocation()
  return (
    <PublicLayout path={pathname}>
      <ScreenOutlet />
    </PublicLayout>
  )
}
