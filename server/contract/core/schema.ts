/**
 * zod/mini, configured before the first schema is created.
 *
 * `jitless` keeps zod from probing `new Function`, which a strict Content-Security-Policy reports as a violation. Every
 * schema of the contract imports `z` from here, so that the configuration always runs first.
 */
import * as z from 'zod/mini'

z.config({ jitless: true })

export { z }
