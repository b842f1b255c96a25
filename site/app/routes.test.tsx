import { roles, type Role } from '@anupalan/server/contract/core/access'
import { createRoutesFromElements, matchRoutes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { authorize, type Authorization } from '../session/authorize.ts'
import { RequireAccess, type RequireAccessProps } from '../session/require-access.tsx'
import { applicationRoutes } from './routes.tsx'
import { screens } from './screens.ts'

vi.mock('virtual:built-on', () => ({ builtOn: '2026-11-20' }))

const tree = createRoutesFromElements(applicationRoutes)

const elementsAt = (path: string) =>
  (matchRoutes(tree, path) ?? []).map(({ route }) => route.element as React.ReactElement)

/** The guards around a path, outermost first. */
const guardsAt = (path: string) =>
  elementsAt(path)
    .filter(({ type }) => type === RequireAccess)
    .map(({ props }) => props as RequireAccessProps)

/** Results of a path's guards for a role, or for a visitor who is not signed in. */
const authorizations = (path: string, role: Role | null): Authorization[] =>
  guardsAt(path).map(({ to }) =>
    role === null
      ? authorize(to, { user: null, state: 'signed out' })
      : authorize(to, {
          user: { username: role, fullName: role, email: 'a@b.example', role },
          state: 'signed in',
        }),
  )

const everyone = [null, ...roles]
const staff = ['super_admin', 'admin', 'readonly']

describe('guards', () => {
  it.each(['/client/dashboard', '/client/documents', '/client/tasks', '/client/data'])(
    '%s: “Unauthenticated visitors are redirected to /auth. Guarded by login only, not by role.”',
    (path) => {
      expect(guardsAt(path).map(({ signIn }) => signIn)).toEqual(['/auth'])
      expect(everyone.map((role) => authorizations(path, role))).toEqual([
        ['sign in'],
        ...roles.map(() => ['enter']),
      ])
    },
  )

  it.each([
    ['/admin/dashboard', staff],
    ['/admin/service-image-guide', staff],
    ['/admin/users', ['super_admin', 'admin']],
  ])(
    '%s: “Not logged in: redirect to /admin/login. Wrong role: redirect to /”, open to %s',
    (path, allowed) => {
      expect(guardsAt(path).map(({ signIn }) => signIn)).toEqual(['/admin/login'])
      for (const role of everyone) {
        const expected = role === null ? 'sign in' : allowed.includes(role) ? 'enter' : 'wrong role'
        expect([role, authorizations(path, role)]).toEqual([role, [expected]])
      }
    },
  )

  it.each(Object.entries(screens))(
    '%s has a screen, and its guard has the access that screens.ts states',
    (path, { access }) => {
      expect(matchRoutes(tree, path)?.at(-1)?.route.path).toBe(path)
      expect(guardsAt(path).map(({ to }) => to)).toEqual(access === 'anyone' ? [] : [access])
    },
  )

  it('no other path has a route, except /admin, which redirects, and not found', () => {
    const pathsOf = (routes: typeof tree): string[] =>
      routes.flatMap(({ path, children = [] }) => [
        ...(path === undefined ? [] : [path]),
        ...pathsOf(children),
      ])
    expect(pathsOf(tree).toSorted()).toEqual([...Object.keys(screens), '/admin', '*'].toSorted())
  })

  it.each(['/client/x', '/client', '/client/tasks/x', '/admin/x', '/admin/login/x', '/auth/x'])(
    '%s: “Any unknown path shows a not-found page”, to anyone',
    (path) => {
      expect(matchRoutes(tree, path)?.at(-1)?.route.path).toBe('*')
      expect(guardsAt(path)).toEqual([])
    },
  )
})
