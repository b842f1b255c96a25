import express from 'express'
import { afterEach, describe, expect, test } from 'vitest'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readCookie, setCookie } from './cookies.ts'

describe('cookies', () => {
  let server: Server | undefined
  afterEach(() => void server?.close())

  async function setCookies(cookies: Parameters<typeof setCookie>[1][], isHttps: boolean) {
    const app = express().get('/', (_request, response) => {
      for (const cookie of cookies) setCookie(response, cookie, isHttps)
      response.end()
    })
    server = app.listen(0, '127.0.0.1')
    await new Promise((resolve) => server!.once('listening', resolve))
    const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    return headers.getSetCookie()
  }

  test('are set for this host, with an expiry, hidden from scripts unless they are readable', async () => {
    const expires = new Date('2026-11-20T08:30:00.000Z')
    expect(
      await setCookies(
        [
          { name: '__Host-session', value: 'a b', isReadable: false, expires },
          { name: 'signed_in', value: '1', isReadable: true, expires },
        ],
        true,
      ),
    ).toEqual([
      '__Host-session=a%20b; Path=/; Expires=Fri, 20 Nov 2026 08:30:00 GMT; HttpOnly; Secure; SameSite=Lax',
      'signed_in=1; Path=/; Expires=Fri, 20 Nov 2026 08:30:00 GMT; Secure; SameSite=Lax',
    ])
  })

  test('are removed by an expiry in the past', async () => {
    expect(await setCookies([{ name: 'session', value: null, isReadable: false }], false)).toEqual([
      'session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
    ])
  })

  test.each([
    ['session=abc', 'abc'],
    ['other=1; session=abc; session=second', 'abc'],
    ['session=%E0%A4%85', 'अ'],
    ['session=%E0%A4', '%E0%A4'],
    ['sessions=abc', undefined],
    ['__proto__=x; constructor=y', undefined],
    [undefined, undefined],
  ])('are read from %s', (cookie, value) => {
    expect(readCookie({ headers: { cookie } }, 'session')).toBe(value)
  })
})
