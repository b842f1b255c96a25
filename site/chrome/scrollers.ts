/** Tables that do not scroll are no stop of the Tab key: until it is known, they are (WCAG 2.1.1). */
export function freeStillScrollers(): void {
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
