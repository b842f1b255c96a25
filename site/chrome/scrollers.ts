/** Removes scroll containers that do not overflow from the tab order. Prerendered, all are in it (WCAG 2.1.1). */
export function updateScrollerTabStops(): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const frame = target.closest<HTMLElement>('[data-scroller]')
      if (!frame || frame.closest('[data-hydrated]')) continue
      if (frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0
      else frame.removeAttribute('tabindex')
    }
  })
  for (const frame of document.querySelectorAll('[data-scroller]'))
    for (const element of [frame, ...frame.children]) observer.observe(element)
}
