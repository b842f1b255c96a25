/** Moves a lost focus, such as that of a button that is gone with what it changed, to the heading of the screen. */
export function focusHeading(): void {
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
}
