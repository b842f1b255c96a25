import { describe, expect, test } from 'vitest'
import { checkOrigin } from './origin.ts'

const host = 'example.in'
const verdict = (site?: string, origin?: string, method = 'POST', trusted?: string[]) =>
  checkOrigin({ method, site, origin, host }, trusted) === undefined ? 'served' : 'refused'

describe('a request that changes something', () => {
  for (const [site, origin, expected] of [
    // Sec-Fetch-Site decides where it is present.
    ['same-origin', undefined, 'served'],
    ['same-origin', 'https://example.in', 'served'],
    ['none', undefined, 'served'],
    ['same-site', undefined, 'refused'],
    ['same-site', 'https://example.in', 'refused'],
    ['cross-site', undefined, 'refused'],
    ['cross-site', 'https://example.in', 'refused'],
    ['something-new', 'https://example.in', 'refused'],
    ['same-origin, cross-site', undefined, 'refused'],
    // Otherwise Origin is compared with the host.
    [undefined, undefined, 'served'],
    ['', undefined, 'served'],
    ['', '', 'served'],
    [undefined, 'https://example.in', 'served'],
    [undefined, 'http://example.in', 'served'],
    [undefined, 'https://EXAMPLE.in', 'served'],
    [undefined, 'https://example.in:8443', 'refused'],
    [undefined, 'https://www.example.in', 'refused'],
    [undefined, 'https://example.in.elsewhere.example', 'refused'],
    [undefined, 'https://elsewhere.example', 'refused'],
    [undefined, 'null', 'refused'],
    [undefined, 'example.in', 'refused'],
  ] as const) {
    test(`with Sec-Fetch-Site ${site ?? 'absent'} and Origin ${origin ?? 'absent'} is ${expected}`, () => {
      expect(verdict(site, origin)).toBe(expected)
    })
  }

  test('from a trusted origin is served, whatever host a proxy made of it', () => {
    expect(verdict('cross-site', 'https://public.example', 'POST', ['https://public.example'])).toBe('served')
    expect(verdict(undefined, 'https://public.example', 'POST', ['https://public.example'])).toBe('served')
    expect(verdict(undefined, 'http://public.example', 'POST', ['https://public.example'])).toBe('refused')
    expect(verdict(undefined, 'http://example.in', 'POST', ['https://example.in'])).toBe('refused')
  })

  test('is refused without a host to compare with', () => {
    expect(
      checkOrigin({ method: 'POST', site: undefined, origin: 'https://undefined', host: undefined }),
    ).toEqual({
      problem: 'crossSite',
    })
  })

  test('is one of any method but GET, HEAD and OPTIONS', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'get']) {
      expect(verdict('cross-site', undefined, method)).toBe('refused')
    }
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      expect(verdict('cross-site', 'https://elsewhere.example', method)).toBe('served')
    }
  })
})
