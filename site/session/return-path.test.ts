import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearReturnPath, guardedPath, saveReturnPath, returnPath } from './return-path.ts'

let storage: Map<string, string>

beforeEach(() => {
  storage = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('saves the path with its query and hash until it is cleared', () => {
  expect(returnPath(null)).toBeNull()
  saveReturnPath('/client/tasks?year=2026#due')
  expect(returnPath(null)).toBe('/client/tasks?year=2026#due')
  clearReturnPath()
  expect(returnPath(null)).toBeNull()
})

it('the state of the router’s location takes precedence, and suffices if storage is blocked', () => {
  saveReturnPath('/client/tasks')
  expect(returnPath({ returnTo: '/admin/users' })).toBe('/admin/users')
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  saveReturnPath('/client/tasks')
  expect(returnPath(null)).toBeNull()
  expect(returnPath({ returnTo: '/client/documents' })).toBe('/client/documents')
})

it('`?next=` takes precedence over the saved path', () => {
  saveReturnPath('/client/tasks')
  expect(returnPath(null, '?next=%2Fclient%2Fdocuments%3Fyear%3D2026')).toBe('/client/documents?year=2026')
  expect(returnPath({ returnTo: '/admin/users' }, '?next=/client/documents')).toBe('/admin/users')
  expect(returnPath(null, '?next=https://evil.example')).toBeNull()
})

it.each([
  ['/client/tasks', '/client/tasks'],
  ['/auth/account', '/auth/account'],
  ['/auth/account#sessions', '/auth/account#sessions'],
  ['/admin/users?search=a%2Fb', '/admin/users?search=a%2Fb'],
  ['/client/a/../tasks', '/client/tasks'],
  ['/client/tasks?next=//evil.example', '/client/tasks?next=//evil.example'],
])('accepts a path that is behind a login: %s', (path, normalized) => {
  expect(guardedPath(path)).toBe(normalized)
})

/** Forms of an open redirect, and paths that are not behind a login. */
const refused = [
  ['//evil.example', '//evil.example/client/tasks', '///evil.example/client/', '////evil.example'],
  [
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example/client/',
    '/\\\\evil.example/client/',
  ],
  [
    'https://evil.example/client/',
    'HTTPS://evil.example',
    'http:evil.example',
    'https:/evil.example/client/',
  ],
  ['https:evil.example', 'http://evil.example@site.example/client/', 'ftp://evil.example/client/'],
  ['javascript:alert(1)', 'JavaScript:alert(1)//client/', 'java\nscript:alert(1)', 'vbscript:msgbox(1)'],
  ['data:text/html,<script>alert(1)</script>', 'blob:https://evil.example/client/', 'view-source:/client/'],
  [
    '/\t/evil.example',
    '/\n/evil.example/client/',
    '/\r/evil.example',
    '\t//evil.example',
    '/\t\\evil.example',
  ],
  [' //evil.example', ' /client/tasks', '\u00a0/client/tasks', '\u0000/client/tasks', './/evil.example'],
  ['//evil.example/%2e%2e/client/', '/%2f/evil.example', '/%5cevil.example', '/%09/evil.example'],
  [
    '/client/..//evil.example',
    '/client/%2e%2e//evil.example',
    '/client/../',
    '/client/../tools',
    '/client/.%2e/',
  ],
  [
    '/client//evil.example',
    '/admin/..//evil.example',
    '/auth/account/..//evil.example',
    '/client/..\\evil.example',
  ],
  ['//[::1]/client/', '//0x7f.1/client/', '//evil.example:443/client/', '//evil%00.example/client/'],
  ['〱//evil.example', '／／evil.example', '/／evil.example', '//evil。example/client/'],
  [
    '',
    '/',
    '/auth',
    '/auth/',
    '/auth/account/x',
    '/auth/reset#key=x',
    '/admin',
    '/admin/login',
    '/admin/login?x',
  ],
  [
    '/admin/login#x',
    '/admin/users/../login',
    '/client',
    '/tools',
    '/authors',
    'client/tasks',
    '?next=/client/',
  ],
  [7, null, undefined, {}, ['/client/tasks']],
].flat()

it('the forms are many', () => expect(refused.length).toBeGreaterThanOrEqual(60))

it.each(refused)('ignores a path that is not behind a login: %j', (returnTo) => {
  expect(guardedPath(returnTo)).toBeNull()
  expect(returnPath({ returnTo })).toBeNull()
  if (typeof returnTo !== 'string') return
  expect(returnPath(null, `?next=${encodeURIComponent(returnTo)}`)).toBeNull()
  storage.set('going-to', returnTo)
  expect(returnPath(null)).toBeNull()
})
