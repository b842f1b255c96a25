/** Who makes a request: the user of the session whose token its cookie carries. */
import type { User } from '@anupalan/server/contract'
import type { Request } from 'express'
import { readCookie, sessionCookie } from './cookies.ts'

/** Finds the user of a session by its token; `null` if there is no such session, or it has ended. */
export type Authenticate = (token: string) => Promise<User | null>

/** A request without the cookie queries no database. */
export function readUser(
  request: Pick<Request, 'headers'>,
  authenticate: Authenticate,
  isHttps: boolean,
): Promise<User | null> {
  const token = readCookie(request, sessionCookie(isHttps))
  return token ? authenticate(token) : Promise.resolve(null)
}
