/** Mailboxes of e-mail addresses, for limits per person. */

/**
 * Normalizes spellings that almost every mail server delivers to the same person: letter case, and a subaddress after a
 * plus sign (RFC 5233). A key for counting, never an address to send mail to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return `${local}@${email.slice(at + 1)}`.normalize('NFC').toLowerCase()
}

/** Maximum number of mails to one mailbox, other than the firm's, on a day in India. */
export const MAX_MAILS_PER_DAY = 3
