import { useLocation } from 'react-router-dom'
import { PublicLayout } from '../../chrome/page-frame.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'

/** Layout of the client portal. */
export function PortalLayout() {
  const { pathname } = useLocation()
  return (
    <PublicLayout path={pathname}>
      <ScreenOutlet />
    </PublicLayout>
  )
}
