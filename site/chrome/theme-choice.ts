/** `system` follows the reader's setting; it is what a page without a choice does. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** The key that `public/theme.js` reads before the first paint. */
const KEY = 'theme'

const listeners = new Set<() => void>()
let unkept: ThemeChoice | undefined

export function chosenTheme(): ThemeChoice {
  if (unkept) return unkept
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

/** Shows a theme now and on every page from here on; where storage is refused, until the page is left. */
export function chooseTheme(theme: ThemeChoice): void {
  unkept = undefined
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    unkept = theme
  }
  show(theme)
}

const onStorage = ({ key }: StorageEvent) => {
  if (key === KEY || key === null) show(chosenTheme())
}

/** Calls back after each choice, in this tab or another. Returns how to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}
