import { useLocation } from 'react-router-dom'
import { PublicLayout } from '../../chrome/page-frame.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'

/** Layout of the screens without a guard: logins and not found. */
export function AuthLayout() {
  const { pathname } = useLocation()
  return (
    <PublicLayout path={pathname}>
      <ScreenOutlet />
    </PublicLayout>
  )
}
