/** Reads and sets cookies (RFC 6265). */
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'

export interface Cookie {
  readonly name: string
  /** `null` removes it. */
  readonly value: string | null
  /** Whether scripts may read it. */
  readonly isReadable: boolean
  /** Without it, the browser removes the cookie when its own session ends. */
  readonly expires?: Date
}

/** The session's cookie. The `__Host-` prefix binds it to this host and to HTTPS, if there is HTTPS. */
export const sessionCookie = (isHttps: boolean) => (isHttps ? '__Host-session' : 'session')

/** Removes both cookies of a session. */
export const noSession = (isHttps: boolean): Cookie[] => [
  { name: sessionCookie(isHttps), value: null, isReadable: false },
  { name: signedInHint, value: null, isReadable: true },
]

/** @returns `undefined` if the request does not send it. */
export const readCookie = (request: Pick<Request, 'headers'>, name: string): string | undefined =>
  parseCookie(request.headers.cookie ?? '')[name]

export function setCookie(
  response: Response,
  { name, value, isReadable, expires }: Cookie,
  isHttps: boolean,
): void {
  response.append(
    'Set-Cookie',
    stringifySetCookie({
      name,
      value: value ?? '',
      path: '/',
      httpOnly: !isReadable,
      secure: isHttps,
      sameSite: 'lax',
      // An expiry in the past removes a cookie (RFC 6265, section 3.1).
      expires: value === null ? new Date(0) : expires,
    }),
  )
}
