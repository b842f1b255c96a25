import { createClient } from '@anupalan/server/contract/core/client'

/** The one client of the site. `fetch` is looked up at each call, so that the mock's worker may come first. */
export const api = createClient({ fetch: (url, init) => fetch(url, init) })

/** Random bytes from the platform, for references. */
export const randomBytes = (size: number) => crypto.getRandomValues(new Uint8Array(size))
