/**
 * zod/mini, set up before the first schema is made.
 *
 * `jitless` keeps zod from probing `new Function`, which a strict Content-Security-Policy reports as a
 * violation. Every schema of the contract takes `z` from here, so that none can come first.
 */
import * as z from 'zod/mini'

z.config({ jitless: true })

export { z }
