/** `system` follows `prefers-color-scheme`, the default. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Storage key; also read by `public/theme.js` before the first paint. */
const KEY = 'theme'

const listeners = new Set<() => void>()
let unsaved: ThemeChoice | undefined

export function chosenTheme(): ThemeChoice {
  if (unsaved) return unsaved
  try {
    const theme = localStorage.getItem(KEY)
    return theme === 'light' || theme === 'dark' ? theme : 'system'
  } catch {
    return 'system'
  }
}

function show(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const listener of listeners) listener()
}

/** Applies a theme and stores it. If storage is blocked, it applies to this document only. */
export function chooseTheme(theme: ThemeChoice): void {
  unsaved = undefined
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    unsaved = theme
  }
  show(theme)
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) show(chosenTheme())
}

/** Subscribes to changes in this tab and others. Returns the unsubscribe function. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}
