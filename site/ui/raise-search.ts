/**
 * Scrolls a search field to the start of the window when it is typed into, if it is so low that what it finds would be
 * below the window, or behind the keyboard of a phone.
 */
export function raiseSearch(field: HTMLElement | null): void {
  const search = field?.closest('search')
  if (search && search.getBoundingClientRect().top > innerHeight / 3)
    search.scrollIntoView({ block: 'start' })
}
