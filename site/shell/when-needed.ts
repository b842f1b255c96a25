import { lazy, type ComponentType } from 'react'

/**
 * Resolves when a part of the page is about to be used: it comes near the window, takes the focus or is pressed.
 * Elsewhere than in a browser, at once.
 */
function needed(id: string): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve()
  const part = document.getElementById(id)
  // Arrived by a move within the site: the part is being rendered now, and wanted.
  if (!part) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done()
      },
      { rootMargin: '50% 0px' },
    )
    const done = () => {
      observer.disconnect()
      part.removeEventListener('focusin', done)
      part.removeEventListener('pointerdown', done)
      resolve()
    }
    observer.observe(part)
    part.addEventListener('focusin', done)
    part.addEventListener('pointerdown', done)
  })
}

/**
 * A component whose code is fetched only when the element with this id is about to be used. Prerendered HTML
 * stands in its place meanwhile, complete, and is taken over when the code is there.
 */
export function lazyWhenNeeded<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  return lazy(() => needed(id).then(load))
}
