import { expect, it } from 'vitest'
import { routes } from '../routes.ts'
import { isApplicationPath } from './application-path.ts'

it('screens are the ways in and whatever is behind a login; all other pages are documents', () => {
  const screens = routes.filter(({ path }) => isApplicationPath(path)).map(({ path }) => path)
  const guarded = routes.filter(({ access }) => access !== 'anyone').map(({ path }) => path)
  expect(new Set(screens)).toEqual(new Set(['/auth', '/admin/login', ...guarded]))
})

it.each(['/admin', '/auth?x=1', '/client/tasks#due', '/client/no-such', '/admin/users?as=admin'])(
  '%s goes by the router',
  (href) => expect(isApplicationPath(href)).toBe(true),
)

it.each([
  '',
  '#main',
  '/',
  '/#contact',
  '/authors',
  '/administration',
  '/client',
  '/pricing?next=/client/tasks',
  '//client/tasks',
  'https://site.example/client/tasks',
  'mailto:office@site.example',
])('%s is the browser’s', (href) => expect(isApplicationPath(href)).toBe(false))
