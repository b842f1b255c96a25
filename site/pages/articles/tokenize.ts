/** Tokenizes text for the search, in the same way in the build and in the browser. */

/** Lower case, without diacritics and currency signs: `₹1.5 crore`, `Résumé` become `1.5 crore`, `resume`. */
const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|\p{Sc}/gu, '')
    .toLowerCase()

/**
 * The words of a text. A word with hyphens or points gives its parts and the joined word, so that `gstr3b`, `gstr 3b`
 * and `3b` all find `GSTR-3B`.
 */
export function tokenize(text: string): string[] {
  const joined = normalize(text).match(/[\p{L}\p{N}]+(?:[-–./][\p{L}\p{N}]+)*/gu) ?? []
  return joined.flatMap((word) => {
    const parts = word.split(/[-–./]/)
    return parts.length === 1 ? parts : [...parts, parts.join('')]
  })
}

const cache = new Map<string, readonly string[]>()

/** {@link tokenize} with a cache, for short texts that are tokenized again on each keystroke. */
export function cachedTokenize(text: string): readonly string[] {
  let words = cache.get(text)
  if (!words) cache.set(text, (words = tokenize(text)))
  return words
}
