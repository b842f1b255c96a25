/**
 * Cleaning and counting of user input. Forms and the server use the same functions, so that a form never accepts what
 * the server rejects.
 */

const lineEnds = /\r\n?|\u2028|\u2029/g

/** Every control character except tab and line feed. PostgreSQL cannot store NUL. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

/**
 * Multi-line text: line ends become `\n`, control characters are removed, both ends are trimmed. Lone surrogates are
 * replaced: they cannot be encoded as UTF-8, so the stored text would differ from the received one.
 */
export const cleanText = (text: string) =>
  text
    .toWellFormed()
    .replace(lineEnds, '\n')
    .replace(controls, '')
    // After removing controls: combining marks that one stood between are put into order.
    .normalize('NFC')
    .trim()

/**
 * Single-line text: every run of white space becomes one space. A line break in a name would otherwise be a header
 * injection in the subject of a mail.
 */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')

/** Length in Unicode code points, so that an emoji or a rare Han character counts once. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
