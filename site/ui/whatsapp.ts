/** Maximum URL length, in characters, that every browser and messenger supports. */
export const LINK_LIMIT = 2000

/** The first code points of a text; surrogate pairs are not split. */
const start = (text: string, length: number) => [...text].slice(0, length).join('')

/**
 * URL of a WhatsApp chat with prefilled text. If it would be too long, only `longest` (the visitor's message) is
 * shortened. The limit applies to the encoded text: Hindi takes nine times the length of English.
 *
 * @param number digits with country code
 * @param text returns the complete text for a message
 * @param ending appended to a shortened message
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
