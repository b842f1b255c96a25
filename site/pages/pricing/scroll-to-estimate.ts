/** Scrolls to the estimate if the URL's fragment has answers, unless the browser has restored a scroll position. */
export function scrollToEstimate(): void {
  if (location.hash.includes('=') && scrollY === 0) document.getElementById('estimate')?.scrollIntoView()
}
