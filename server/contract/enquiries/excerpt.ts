/** Characters of an excerpt. */
const MAX_CHARACTERS = 160

/** The beginning of a message on one line, ended between two words. */
export function excerptOf(message: string): string {
  const characters = Array.from(message.replaceAll(/\s+/g, ' '))
  if (characters.length <= MAX_CHARACTERS) return characters.join('')
  const cut = characters.slice(0, MAX_CHARACTERS).join('')
  return `${cut.replace(/\s\S*$/, '')}…`
}
