/**
 * What is whole and open to visitors, one switch each. Every text that promises one of these is written through its
 * function, so that nothing is promised that is not there.
 */
export const opened: {
  /** Badges that mark an entry as new. */
  newBadges: boolean
  /** The client portal: dashboard, documents and tasks. */
  portal: boolean
  /** The assistant that answers questions. */
  assistant: boolean
} = { newBadges: true, portal: true, assistant: true }

/** A text for each position of a switch. */
export interface Wording<Words> {
  /** What works. */
  open: Words
  /** Until it works. */
  closed: Words
}

/** The wording about the client portal. */
export const byPortal = <Words>({ open, closed }: Wording<Words>): Words => (opened.portal ? open : closed)

/** The wording about the assistant. */
export const byAssistant = <Words>({ open, closed }: Wording<Words>): Words =>
  opened.assistant ? open : closed

/** The badge of a new entry. */
export const newBadge = opened.newBadges ? 'NEW' : undefined
