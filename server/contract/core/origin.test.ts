import { describe, expect, test } from 'vitest'
import { checkOrigin } from './origin.ts'

const host = 'example.in'
const check = (site?: string, origin?: string, method = 'POST', trusted?: string[]) =>
  checkOrigin({ method, site, origin, host }, trusted) === undefined ? 'accepted' : 'rejected'

describe('a request that changes something', () => {
  for (const [site, origin, expected] of [
    // Sec-Fetch-Site decides where it is present.
    ['same-origin', undefined, 'accepted'],
    ['same-origin', 'https://example.in', 'accepted'],
    ['none', undefined, 'accepted'],
    ['same-site', undefined, 'rejected'],
    ['same-site', 'https://example.in', 'rejected'],
    ['cross-site', undefined, 'rejected'],
    ['cross-site', 'https://example.in', 'rejected'],
    ['something-new', 'https://example.in', 'rejected'],
    ['same-origin, cross-site', undefined, 'rejected'],
    // Otherwise Origin is compared with the host.
    [undefined, undefined, 'accepted'],
    ['', undefined, 'accepted'],
    ['', '', 'accepted'],
    [undefined, 'https://example.in', 'accepted'],
    [undefined, 'http://example.in', 'accepted'],
    [undefined, 'https://EXAMPLE.in', 'accepted'],
    [undefined, 'https://example.in:8443', 'rejected'],
    [undefined, 'https://www.example.in', 'rejected'],
    [undefined, 'https://example.in.elsewhere.example', 'rejected'],
    [undefined, 'https://elsewhere.example', 'rejected'],
    [undefined, 'null', 'rejected'],
    [undefined, 'example.in', 'rejected'],
  ] as const) {
    test(`with Sec-Fetch-Site ${site ?? 'absent'} and Origin ${origin ?? 'absent'} is ${expected}`, () => {
      expect(check(site, origin)).toBe(expected)
    })
  }

  test('from a trusted origin is accepted, whatever host a proxy sends', () => {
    expect(check('cross-site', 'https://public.example', 'POST', ['https://public.example'])).toBe('accepted')
    expect(check(undefined, 'https://public.example', 'POST', ['https://public.example'])).toBe('accepted')
    expect(check(undefined, 'http://public.example', 'POST', ['https://public.example'])).toBe('rejected')
    expect(check(undefined, 'http://example.in', 'POST', ['https://example.in'])).toBe('rejected')
  })

  test('is rejected without a host to compare with', () => {
    expect(
      checkOrigin({ method: 'POST', site: undefined, origin: 'https://undefined', host: undefined }),
    ).toEqual({
      problem: 'crossSite',
    })
  })

  test('has any method except GET, HEAD and OPTIONS', () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'get']) {
      expect(check('cross-site', undefined, method)).toBe('rejected')
    }
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      expect(check('cross-site', 'https://elsewhere.example', method)).toBe('accepted')
    }
  })
})
