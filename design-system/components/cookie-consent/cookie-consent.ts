/** The key under which the choice is kept on the device. Specification, section 9: "Consent key name: cookie-consent". */
export const CONSENT_KEY = 'cookie-consent'

/** What a visitor chose, and when: the proof of the consent. */
export interface ConsentRecord {
  /** What the site cannot do without; never a choice. */
  necessary: true
  analytics: boolean
  /** When it was chosen: an ISO date with its time, in UTC. */
  timestamp: string
  /** Which wording was agreed to. @default 1 */
  version?: number
}

export interface ConsentOptions {
  /** @default 'cookie-consent' */
  key?: string
  /** Raise it when what is agreed to changes: every visitor is asked again. @default 1 */
  version?: number
}

/** The visitor's choice, for whatever depends on it: it is light, so that it can be asked before anything is loaded. */
export interface CookieConsent {
  version: number
  /** What was chosen, `undefined` where nothing was, or for an older version. The same object until it changes. */
  record: () => ConsentRecord | undefined
  /** Keeps a choice, on the device where it can, otherwise until the page is left. */
  store: (record: ConsentRecord) => void
  /** Calls `listener` after every change, here and in other tabs. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
  /** Shows the banner again: the site's "Cookie settings". Remembered for a banner that is still loading. */
  reopen: () => void
  /** Calls `listener` when the banner is to be shown again, at once if that was asked before. Returns how to stop. */
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

/** The one place that keeps the choice of cookies. Make one for the application. */
export function createCookieConsent({ key = CONSENT_KEY, version = 1 }: ConsentOptions = {}): CookieConsent {
  const listeners = new Set<() => void>()
  let unkept: string | undefined
  let known: { text: string | null; record: ConsentRecord | undefined } = { text: null, record: undefined }
  let showAgain: (() => void) | undefined
  let isAskedAgain = false

  const read = () => {
    try {
      return unkept ?? localStorage.getItem(key)
    } catch {
      // No storage: on the server, or where the visitor has turned it off.
      return null
    }
  }
  const tell = () => listeners.forEach((listener) => listener())
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
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
      unkept = undefined
      try {
        localStorage.setItem(key, text)
      } catch {
        unkept = text
      }
      tell()
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
