/** `system` follows the reader's setting; it is what a page without a choice does. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** The key that `public/theme.js` reads before the first paint. */
const KEY = 'theme'

export function storedTheme(): ThemeChoice {
  try {
    const theme = localStorage.getItem(KEY)
    return theme === 'light' || theme === 'dark' ? theme : 'system'
  } catch {
    return 'system'
  }
}

/** Shows a theme now and on the next page; where storage is refused, on this page alone. */
export function chooseTheme(theme: ThemeChoice): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    return
  }
}
