/** Presses and submits of an island that has not been hydrated: kept, and repeated once it can answer them. */

type Repeat = () => void

const kept = new Map<Element, Repeat>()

/** Whether the browser answers a press on a button without the island's code. */
const isNative = (button: HTMLButtonElement) =>
  button.hasAttribute('popovertarget') ||
  button.hasAttribute('commandfor') ||
  // Its form's `submit` or `reset` follows.
  (button.form !== null && button.type !== 'button')

/**
 * Listens from now on.
 *
 * @param islandOf the island around an element that has not been hydrated yet, if it is in one
 * @param hydrate is asked for each island that something is kept for
 */
export function keepEarlyInput(
  islandOf: (element: Element) => HTMLElement | null,
  hydrate: (island: HTMLElement) => void,
): void {
  const keep = (target: EventTarget | null, repeat: Repeat): boolean => {
    const island = target instanceof Element ? islandOf(target) : null
    if (!island) return false
    kept.set(island, repeat)
    hydrate(island)
    return true
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button')
      if (button && !isNative(button)) keep(button, () => button.click())
    },
    { capture: true },
  )
  document.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event
      if (keep(target, () => (target as HTMLFormElement).requestSubmit(submitter))) event.preventDefault()
    },
    { capture: true },
  )
}

/** Repeats what was kept for an island, the last of it only: an impatient visitor presses more than once. */
export function repeatEarlyInput(island: Element): void {
  const repeat = kept.get(island)
  kept.delete(island)
  repeat?.()
}
