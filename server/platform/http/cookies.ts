/** Cookies, as data that an answer carries. */
import { signedInHint } from '@anupalan/server/contract/accounts/session'
import type { Response } from 'express'

export interface Cookie {
  readonly name: string
  /** `null` removes it. */
  readonly value: string | null
  /** Whether scripts may read it. */
  readonly isReadable: boolean
}

/** The session's cookie. The `__Host-` prefix binds it to this host and to HTTPS, where there is HTTPS. */
export const sessionCookie = (isHttps: boolean) => (isHttps ? '__Host-session' : 'session')

/** Both cookies of a session, removed. */
export const noSession = (isHttps: boolean): Cookie[] => [
  { name: sessionCookie(isHttps), value: null, isReadable: false },
  { name: signedInHint, value: null, isReadable: true },
]

export function setCookie(response: Response, { name, value, isReadable }: Cookie, isHttps: boolean): void {
  const options = { path: '/', httpOnly: !isReadable, secure: isHttps, sameSite: 'lax' } as const
  if (value === null) response.clearCookie(name, options)
  else response.cookie(name, value, options)
}
