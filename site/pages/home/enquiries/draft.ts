import type { Reference } from '@anupalan/server/contract/reference'

/** What was typed, by field name; a ticked box is `on`. */
export type Draft = Readonly<Record<string, string>>

const DRAFT_KEY = 'enquiry-draft'
const SENT_KEY = 'enquiry-sent'

/** A tab's own storage; where it is refused, nothing is kept and the form still works. */
const attempt = <Value>(run: () => Value): Value | null => {
  try {
    return run()
  } catch {
    return null
  }
}

/** Keeps what was typed through a reload of this tab, and no longer than the tab. */
export const drafts = {
  read: (): Draft => attempt(() => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') as Draft) ?? {},
  write: (draft: Draft) => attempt(() => sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))),
  clear: () =>
    attempt(() => {
      sessionStorage.removeItem(DRAFT_KEY)
      sessionStorage.removeItem(SENT_KEY)
    }),
}

/**
 * The reference for some words: the one they were last sent under, so that a retry, even after a reload, is known
 * to the server as the same enquiry; otherwise a new one.
 */
export function referenceFor(words: string, create: () => Reference<'EN'>): Reference<'EN'> {
  const last = attempt(() => JSON.parse(sessionStorage.getItem(SENT_KEY) ?? 'null') as Sent | null)
  if (last?.words === words) return last.reference
  const reference = create()
  attempt(() => sessionStorage.setItem(SENT_KEY, JSON.stringify({ words, reference } satisfies Sent)))
  return reference
}

interface Sent {
  words: string
  reference: Reference<'EN'>
}
