import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearReturnPath, saveReturnPath, returnPath } from './return-path.ts'

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

it.each([
  '//evil.example/client/tasks',
  'https://evil.example/client/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/',
  '/auth',
  '/admin/login',
  '/admin/login?x',
  '/tools',
  7,
])('ignores a path that is not behind a login: %s', (returnTo) => {
  expect(returnPath({ returnTo })).toBeNull()
  storage.set('going-to', String(returnTo))
  expect(returnPath(null)).toBeNull()
})
