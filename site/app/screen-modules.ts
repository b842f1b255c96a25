/** The modules that a screen imports lazily, as in `routes.tsx`, so that its document can preload them. */
import type { ScreenPath } from './screens.ts'

const layouts = {
  '/client/': 'app/layouts/portal-layout.tsx',
  '/admin/': 'app/layouts/admin-layout.tsx',
} as const

/** Of the screens around signing in. */
const AUTH_LAYOUT = 'app/layouts/auth-layout.tsx'
/** Which every layout needs. */
const SESSION = 'session/start-session.ts'
const ADMIN_LOGIN = '/admin/login'

const withoutData: readonly ScreenPath[] = [
  '/auth',
  '/auth/register',
  '/auth/reset',
  '/auth/confirm',
  '/auth/email',
  '/auth/invitation',
  '/auth/recovery',
  ADMIN_LOGIN,
]

/** Source files, relative to `site`: the screen, its layout, the session, and the code of the queries. */
export function screenModules(path: ScreenPath): string[] {
  const layout = Object.entries(layouts).find(([prefix]) => path.startsWith(prefix) && path !== ADMIN_LOGIN)
  return [
    `app${path}/screen.tsx`,
    layout?.[1] ?? AUTH_LAYOUT,
    SESSION,
    ...(withoutData.includes(path) ? [] : ['app/data/data-provider.tsx']),
  ]
}
