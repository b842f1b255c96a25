/** Time after which a lost connection is tried again, unless the browser reports one before; ms. */
export const RECONNECT_MS = 10_000
