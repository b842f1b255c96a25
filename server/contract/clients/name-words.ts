/** Marks that writers of a name leave out or exchange: Latin accents, joiners, and the dot of Devanagari letters. */
const optionalMarks = /[\u0300-\u036F\u093C\p{Cf}]/gu

/**
 * The words of a name, for its full-text search. Writings of one name that differ in case, width, accents, joiners, the
 * nukta, or chandrabindu for anusvara have the same words.
 */
export function nameWords(name: string): string[] {
  const folded = name
    .normalize('NFKD')
    .replaceAll(optionalMarks, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .toLowerCase()
  return [...new Set(folded.match(/[\p{L}\p{N}\p{M}]+/gu))]
}

/** Whether each word of a search is the beginning of a word of a name; a search without words finds nothing. */
export function hasWords(name: string, search: string): boolean {
  const words = nameWords(name)
  const sought = nameWords(search)
  return sought.length > 0 && sought.every((start) => words.some((word) => word.startsWith(start)))
}
