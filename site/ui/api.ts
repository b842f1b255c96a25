import type { Declarations } from '@anupalan/server/contract/core/bind'
import { createClient, type Client } from '@anupalan/server/contract/core/client'

/**
 * A client of these endpoints. Each feature makes its own, so that a page is sent no other endpoint. `fetch` is looked
 * up at each call, so that the mock's worker may come first.
 */
export const apiOf = <E extends Declarations<E>>(endpoints: E): Client<E> =>
  createClient({ fetch: (url, init) => fetch(url, init) }, endpoints)

/** Random bytes from the platform, for references. */
export const randomBytes = (size: number) => crypto.getRandomValues(new Uint8Array(size))
