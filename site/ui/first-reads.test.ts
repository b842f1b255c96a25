import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { takeFirstRead } from './first-reads.ts'

const url = '/api/clients?limit=100'
const response = Promise.resolve(Response.json({ clients: [] }))

beforeEach(() => {
  vi.stubGlobal('window', { firstReads: new Map([[url, response]]) })
  vi.spyOn(performance, 'now').mockReturnValue(59_999)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a response is taken once, by the call of its URL', () => {
  expect(takeFirstRead('GET', '/api/user')).toBeUndefined()
  expect(takeFirstRead('GET', url)).toBe(response)
  expect(takeFirstRead('GET', url)).toBeUndefined()
})

it('a write removes all responses, which may be older', () => {
  expect(takeFirstRead('POST', '/api/logout')).toBeUndefined()
  expect(takeFirstRead('GET', url)).toBeUndefined()
})

it('a response is not taken after a minute', () => {
  vi.spyOn(performance, 'now').mockReturnValue(60_001)
  expect(takeFirstRead('GET', url)).toBeUndefined()
})

it('there are none in a document without them, nor outside of a browser', () => {
  vi.stubGlobal('window', {})
  expect(takeFirstRead('GET', url)).toBeUndefined()
  vi.stubGlobal('window', undefined)
  expect(takeFirstRead('GET', url)).toBeUndefined()
})
