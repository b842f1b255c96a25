/** `sessionStorage`: survives navigations between documents, and ends with the tab. */

/** A text under one key. If storage is blocked or full, nothing is stored, and callers work without it. */
export interface TabItem {
  read: () => string | null
  write: (text: string) => void
  remove: () => void
}

/** @param key listed in the cookie policy */
export const tabItem = (key: string): TabItem => ({
  read: () => attempt(() => sessionStorage.getItem(key)),
  write: (text) => void attempt(() => sessionStorage.setItem(key, text)),
  remove: () => void attempt(() => sessionStorage.removeItem(key)),
})

function attempt<Value>(run: () => Value): Value | null {
  try {
    return run()
  } catch {
    return null
  }
}
