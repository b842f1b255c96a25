/** The user of a request: that of the session whose token is in its cookie. */
import type { User } from '@anupalan/server/contract'
import type { Request } from 'express'
import { readCookie, sessionCookie } from './cookies.ts'

/** Finds the user of a session by its token; `null` if the session does not exist or has expired. */
export type Authenticate = (token: string) => Promise<User | null>

/** Without the cookie, the database is not queried. */
export function readUser(
  request: Pick<Request, 'headers'>,
  authenticate: Authenticate,
  isHttps: boolean,
): Promise<User | null> {
  const token = readCookie(request, sessionCookie(isHttps))
  return token ? authenticate(token) : Promise.resolve(null)
}
