/** A document that is rendered ahead does nothing that counts until somebody sees it. */
export function whenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
