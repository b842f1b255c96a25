/** Longest address of a chat: every browser and messenger opens it whole. */
export const LINK_LIMIT = 2000

/** Cuts a text to a number of characters, an ellipsis in the last one's place. */
const shorten = (text: string, length: number) => {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, Math.max(length - 1, 0)).join('')}…`
}

/**
 * The address of a WhatsApp chat with a number (digits with country code), its text already written. Where the
 * address would be too long, `longest` (the visitor's message) is shortened and nothing else; Hindi takes nine
 * times the room of English, so it is measured as it is encoded.
 */
export function whatsAppLink(number: string, text: (longest: string) => string, longest = ''): string {
  const address = (message: string) => `https://wa.me/${number}?text=${encodeURIComponent(text(message))}`
  if (address(longest).length <= LINK_LIMIT) return address(longest)
  let [fits, over] = [0, [...longest].length]
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    if (address(shorten(longest, middle)).length <= LINK_LIMIT) fits = middle
    else over = middle
  }
  return address(shorten(longest, fits))
}
