/** Runs a callback immediately, or in a prerendered document once it is activated. */
export function whenActivated(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
