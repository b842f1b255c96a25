import type { Declarations } from '@anupalan/server/contract/core/bind'
import { createClient, type Client } from '@anupalan/server/contract/core/client'
import { takeFirstRead } from './first-reads.ts'

/**
 * A client of these endpoints. Each feature creates its own, so that a page loads no other endpoints. `fetch` is looked
 * up on each call, because mocks may replace it later.
 */
export const apiOf = <E extends Declarations<E>>(endpoints: E): Client<E> =>
  createClient({ fetch: (url, init) => takeFirstRead(init.method, url) ?? fetch(url, init) }, endpoints)

/** Random bytes, for references. */
export const randomBytes = (size: number) => crypto.getRandomValues(new Uint8Array(size))
