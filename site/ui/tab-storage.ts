/** A tab's own storage, `sessionStorage`: it outlives a move between documents, and ends with the tab. */

/** `null` where nothing is kept under the key, and where the browser refuses storage. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text, or forgets it with `null`. Where the browser refuses storage, nothing is kept. */
export function writeTab(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Refused, or full: what would have been kept is a convenience.
  }
}
