import { hsnEntries } from './entries.ts'
import type { HsnEntry } from './entry.ts'

/** Letters and digits for comparison: lower case, without nukta and accents that people leave out. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u093c\u0901\u0902]/g, '')

/** Western digits of a code, whatever spaces or dots divide it; undefined if it is not one. */
function codeIn(typed: string): string | undefined {
  const bare = typed.normalize('NFKC').replace(/[\s.-]/g, '')
  return /^\d{2,8}$/.test(bare) ? bare : undefined
}

const texts = hsnEntries.map((entry) => {
  const words = plain(`${entry.name} ${entry.words}`).split(/[^\p{L}\p{M}\p{N}]+/u)
  return { entry, words: words.filter(Boolean), name: plain(entry.name).split(/[^\p{L}\p{M}\p{N}]+/u) }
})

/** How well a line fits the words: 0 if one of them begins no word of it, more for words of its name. */
function score({ words, name }: (typeof texts)[number], typed: readonly string[]): number {
  let sum = 0
  for (const each of typed) {
    if (!words.some((word) => word.startsWith(each))) return 0
    sum += name.includes(each) ? 3 : name.some((word) => word.startsWith(each)) ? 2 : 1
  }
  return sum
}

/** Everyday words that name no goods. */
const FILLERS = new Set([
  'of',
  'and',
  'for',
  'the',
  'gst',
  'rate',
  'on',
  'hsn',
  'sac',
  'code',
  'ka',
  'ki',
  'ke',
  'par',
  'में',
  'का',
  'की',
  'पर',
])

/**
 * The lines for a code or for words, best first.
 * - A code finds its heading, the chapter above it, and what is below it: `10063010` finds rice at `1006`.
 * - Words find lines in which each begins a word: English, Hindi or Hinglish.
 */
export function findHsn(typed: string): HsnEntry[] {
  const code = codeIn(typed)
  if (code !== undefined) {
    const found = hsnEntries.filter((entry) => entry.code.startsWith(code) || code.startsWith(entry.code))
    // The longest code that contains the typed one is the nearest; what is below it follows in order.
    return found.toSorted((one, other) => {
      const [above, otherAbove] = [code.startsWith(one.code), code.startsWith(other.code)]
      if (above && otherAbove) return other.code.length - one.code.length
      return Number(otherAbove) - Number(above)
    })
  }
  const words = plain(typed)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '' && !FILLERS.has(word))
  if (words.length === 0) return []
  return texts
    .map((text) => ({ entry: text.entry, score: score(text, words) }))
    .filter((each) => each.score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ entry }) => entry)
}
