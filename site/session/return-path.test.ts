import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetReturnPath, keepReturnPath, returnPath } from './return-path.ts'

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

it('keeps where somebody was going, with its query and hash, until it is forgotten', () => {
  expect(returnPath(null)).toBeNull()
  keepReturnPath('/client/tasks?year=2026#due')
  expect(returnPath(null)).toBe('/client/tasks?year=2026#due')
  forgetReturnPath()
  expect(returnPath(null)).toBeNull()
})

it('the state of the router’s location knows better, and is enough where the browser refuses storage', () => {
  keepReturnPath('/client/tasks')
  expect(returnPath({ goingTo: '/admin/users' })).toBe('/admin/users')
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('refused', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  keepReturnPath('/client/tasks')
  expect(returnPath(null)).toBeNull()
  expect(returnPath({ goingTo: '/client/documents' })).toBe('/client/documents')
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
])('leads to no place that is not behind a login: %s', (goingTo) => {
  expect(returnPath({ goingTo })).toBeNull()
  storage.set('going-to', String(goingTo))
  expect(returnPath(null)).toBeNull()
})
