/** Longest address of a chat: every browser and messenger opens it whole. */
export const LINK_LIMIT = 2000

/** The first characters of a text; one that is made of two units is never cut in half. */
const start = (text: string, length: number) => [...text].slice(0, length).join('')

/**
 * The address of a WhatsApp chat with a number (digits with country code), its text already written. Where the
 * address would be too long, `longest` (the visitor's message) is shortened and nothing else; Hindi takes nine
 * times the room of English, so it is measured as it is encoded.
 *
 * @param number digits with country code
 * @param text the whole text, given the message or as much of it as fits
 * @param ending stands after a message that was shortened
 */
export function whatsAppLink(
  number: string,
  text: (message: string) => string,
  longest = '',
  ending = '…',
): string {
  const address = (message: string) => `https://wa.me/${number}?text=${encodeURIComponent(text(message))}`
  if (address(longest).length <= LINK_LIMIT) return address(longest)
  let [fits, over] = [0, [...longest].length]
  while (over - fits > 1) {
    const middle = Math.floor((fits + over) / 2)
    if (address(start(longest, middle) + ending).length <= LINK_LIMIT) fits = middle
    else over = middle
  }
  return address(start(longest, fits) + ending)
}
