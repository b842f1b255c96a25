/**
 * Focuses an element after Back or Forward, and keeps it in the window: the browser restores the scroll position after
 * this, and the element may be elsewhere by then, since the window was turned or more data came (WCAG 2.4.7).
 */
export function focusAfterReturn(element: HTMLElement): void {
  element.focus()
  requestAnimationFrame(() => {
    if (document.activeElement === element) element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
}
