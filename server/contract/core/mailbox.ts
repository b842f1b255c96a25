/** The mailbox that an address leads to, for limits that count by person. */

/**
 * The same text for spellings that almost every mail server delivers to the same person: letters of either case, with
 * or without what follows a plus sign. A key to count by, never an address to write to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at).replace(/(?<=.)\+.*$/, '')
  return `${local}@${email.slice(at + 1)}`.normalize('NFC').toLowerCase()
}

/** How many mails go to one mailbox that is not the firm's on a day in India, whoever gave the address. */
export const MOST_MAILS_A_DAY = 3
