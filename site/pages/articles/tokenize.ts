/** Words as they are compared: the build writes them into the index as the browser looks for them. */

/** Small letters, without marks and signs of currency: `₹1.5 crore`, `Résumé`, `GSTR` become `1.5 crore`, `resume`, `gstr`. */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Sc}/gu, '')
    .toLowerCase()

/**
 * The words of a text. What hyphens or points join is one word and its parts, so that `GSTR-3B` is found as `gstr3b`,
 * `gstr 3b` and `3b`.
 */
export function tokenize(text: string): string[] {
  const joined = normalize(text).match(/[\p{L}\p{N}]+(?:[-–./][\p{L}\p{N}]+)*/gu) ?? []
  return joined.flatMap((word) => {
    const parts = word.split(/[-–./]/)
    return parts.length === 1 ? parts : [...parts, parts.join('')]
  })
}

const cache = new Map<string, readonly string[]>()

/** The same of a short text that is asked for again with each letter that one types: a title, a word of it. */
export function cachedTokenize(text: string): readonly string[] {
  let words = cache.get(text)
  if (!words) cache.set(text, (words = tokenize(text)))
  return words
}
