import { useLocation } from 'react-router-dom'
import { PublicLayout } from '../../chrome/public-layout.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'

/** Layout of the screens without a guard: logins and not found. */
export default function AuthLayout() {
  const { pathname } = useLocation()
  return (
    <PublicLayout path={pathname}>
      <ScreenOutlet />
    </PublicLayout>
  )
}
