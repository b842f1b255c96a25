/** `a, b and c`. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}

/** With a capital, as a sentence begins. */
export const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
