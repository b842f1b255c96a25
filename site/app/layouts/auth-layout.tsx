import { useLocation } from 'react-router-dom'
import { PublicLayout } from '../../chrome/page-frame.tsx'
import { ScreenOutlet } from './screen-outlet.tsx'

/** Around what needs no login: the ways in, and what is not found. */
export function AuthLayout() {
  const { pathname } = useLocation()
  return (
    <PublicLayout path={pathname}>
      <ScreenOutlet />
    </PublicLayout>
  )
}
