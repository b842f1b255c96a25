/**
 * Focuses an element after Back or Forward, and keeps it in the window: scroll restoration by the browser comes after
 * this, and its position may be wrong, since the device was rotated or more rows came (WCAG 2.4.7).
 */
export function focusAfterReturn(element: HTMLElement): void {
  element.focus()
  requestAnimationFrame(() => {
    if (document.activeElement === element) element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  })
}
