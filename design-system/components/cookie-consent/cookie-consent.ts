/** Storage key of the choice. Specification, section 9: "Consent key name: cookie-consent". */
export const CONSENT_KEY = 'cookie-consent'

/** A visitor's choice with its time: the proof of consent. */
export interface ConsentRecord {
  /** Strictly necessary cookies; not a choice. */
  necessary: true
  analytics: boolean
  /** The time of the choice: an ISO date with time, in UTC. */
  timestamp: string
  /** Version of the wording agreed to. @default 1 */
  version?: number
}

export interface ConsentOptions {
  /** @default 'cookie-consent' */
  key?: string
  /** Raise it when the wording changes: every visitor is asked again. @default 1 */
  version?: number
}

/** The visitor's choice. A small module, so that it can be read before anything else is loaded. */
export interface CookieConsent {
  version: number
  /** The choice, `undefined` if there is none, or only for an older version. The same object until it changes. */
  record: () => ConsentRecord | undefined
  /** Stores a choice on the device if possible, otherwise in memory until the page is unloaded. */
  store: (record: ConsentRecord) => void
  /** Calls `listener` after every change, in this tab and others. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** Shows the banner again, for "Cookie settings". A request is kept for a banner that is still loading. */
  reopen: () => void
  /** Calls `listener` on each request to reopen, immediately if one is pending. Returns an unsubscribe function. */
  onReopen: (listener: () => void) => () => void
}

const isRecord = (value: unknown): value is ConsentRecord => {
  if (typeof value !== 'object' || value === null) return false
  const { necessary, analytics, timestamp, version } = value as Record<string, unknown>
  return (
    necessary === true &&
    typeof analytics === 'boolean' &&
    typeof timestamp === 'string' &&
    !Number.isNaN(Date.parse(timestamp)) &&
    (version === undefined || typeof version === 'number')
  )
}

function parse(text: string | null): ConsentRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Creates the store of the choice. Create one for the application. */
export function createCookieConsent({ key = CONSENT_KEY, version = 1 }: ConsentOptions = {}): CookieConsent {
  const listeners = new Set<() => void>()
  let unsaved: string | undefined
  let known: { text: string | null; record: ConsentRecord | undefined } = { text: null, record: undefined }
  let showAgain: (() => void) | undefined
  let isAskedAgain = false

  const read = () => {
    try {
      return unsaved ?? localStorage.getItem(key)
    } catch {
      // No storage: on the server, or disabled by the visitor.
      return null
    }
  }
  const notify = () => listeners.forEach((listener) => listener())
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }

  return {
    version,
    record: () => {
      const text = read()
      if (text !== known.text) {
        const record = parse(text)
        known = { text, record: (record?.version ?? 1) === version ? record : undefined }
      }
      return known.record
    },
    store: (record) => {
      const text = JSON.stringify(record)
      unsaved = undefined
      try {
        localStorage.setItem(key, text)
      } catch {
        unsaved = text
      }
      notify()
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', onStorage)
      }
    },
    reopen: () => {
      if (showAgain) showAgain()
      else isAskedAgain = true
    },
    onReopen: (listener) => {
      showAgain = listener
      if (isAskedAgain) listener()
      isAskedAgain = false
      return () => {
        showAgain = undefined
      }
    },
  }
}
