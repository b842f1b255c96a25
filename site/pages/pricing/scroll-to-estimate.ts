/** An address that holds answers leads to the estimate, unless the browser has gone back to where the reader was. */
export function scrollToEstimate(): void {
  if (location.hash.includes('=') && scrollY === 0) document.getElementById('estimate')?.scrollIntoView()
}
