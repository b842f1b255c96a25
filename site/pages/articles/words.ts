/** Words as they are compared: the build writes them into the index as the browser looks for them. */

/** Small letters, without marks and signs of currency: `₹1.5 crore`, `Résumé`, `GSTR` become `1.5 crore`, `resume`, `gstr`. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Sc}/gu, '')
    .toLowerCase()

/**
 * The words of a text. What hyphens or points join is one word and its parts, so that `GSTR-3B` is found as `gstr3b`,
 * `gstr 3b` and `3b`.
 */
export function wordsOf(text: string): string[] {
  const joined = plain(text).match(/[\p{L}\p{N}]+(?:[-–./][\p{L}\p{N}]+)*/gu) ?? []
  return joined.flatMap((word) => {
    const parts = word.split(/[-–./]/)
    return parts.length === 1 ? parts : [...parts, parts.join('')]
  })
}

const known = new Map<string, readonly string[]>()

/** The same of a short text that is asked for again with each letter that one types: a title, a word of it. */
export function knownWordsOf(text: string): readonly string[] {
  let words = known.get(text)
  if (!words) known.set(text, (words = wordsOf(text)))
  return words
}
