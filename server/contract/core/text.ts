/**
 * How text from a person is cleaned and counted. The form and the server use the same functions, so a
 * field never accepts what the server refuses.
 */

const lineEnds = /\r\n?|\u2028|\u2029/g

/** Every control character but tab and line feed. NUL cannot be stored by PostgreSQL at all. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const controls = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g

/** Lone surrogates cannot be written as UTF-8: left in, a stored text would differ from the one received. */
const asUnicode = (text: string) => text.toWellFormed().normalize('NFC')

/** Text of several lines: line ends become `\n`, control characters go, both ends are trimmed. */
export const cleanText = (text: string) =>
  asUnicode(text).replace(lineEnds, '\n').replace(controls, '').trim()

/**
 * Text of one line: every run of white space becomes one space. A line break in a name would otherwise
 * reach the subject of a mail, where it begins a new header.
 */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')

/** Length in characters (Unicode code points), so that an emoji or a rare Han character counts once. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
