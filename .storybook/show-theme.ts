/** Applies the toolbar’s theme and brand to the page. */
export function showTheme({ theme, brand }: Record<string, unknown>): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = String(theme)
  if (brand === 'anupalan') delete dataset.brand
  else dataset.brand = String(brand)
}
