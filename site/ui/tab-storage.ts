/** A tab's own storage: it outlives a move between documents, and ends with the tab. */

/** A text under one key. Where the browser refuses storage, nothing is kept: it is a convenience. */
export interface TabItem {
  read: () => string | null
  write: (text: string) => void
  forget: () => void
}

/** @param key listed in the cookie policy */
export const tabItem = (key: string): TabItem => ({
  read: () => attempt(() => sessionStorage.getItem(key)),
  write: (text) => void attempt(() => sessionStorage.setItem(key, text)),
  forget: () => void attempt(() => sessionStorage.removeItem(key)),
})

function attempt<Value>(run: () => Value): Value | null {
  try {
    return run()
  } catch {
    return null
  }
}
