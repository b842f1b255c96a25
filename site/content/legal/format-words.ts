/** `a, b and c`. */
export function formatList(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

/** Capitalizes the first letter. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
