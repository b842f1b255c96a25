/** Captures clicks and submits in islands that are not hydrated yet, and replays them after hydration. */

type Replay = () => void

const captured = new Map<Element, Replay>()

/** Whether the browser handles a click on a button without the island's code. */
const isNative = (button: HTMLButtonElement) =>
  button.hasAttribute('popovertarget') ||
  button.hasAttribute('commandfor') ||
  // A `submit` or `reset` event of the form follows.
  (button.form !== null && button.type !== 'button')

/**
 * @param islandOf finds the closest island that is not hydrated yet
 * @param hydrate called for each island with a captured event
 */
export function captureEarlyInput(
  islandOf: (element: Element) => HTMLElement | null,
  hydrate: (island: HTMLElement) => void,
): void {
  const capture = (target: EventTarget | null, replay: Replay): boolean => {
    const island = target instanceof Element ? islandOf(target) : null
    if (!island) return false
    captured.set(island, replay)
    hydrate(island)
    return true
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('button')
      if (button && !isNative(button)) capture(button, () => button.click())
    },
    { capture: true },
  )
  document.addEventListener(
    'submit',
    (event) => {
      const { target, submitter } = event
      if (capture(target, () => (target as HTMLFormElement).requestSubmit(submitter))) event.preventDefault()
    },
    { capture: true },
  )
}

/** Replays only the last event of an island: an impatient visitor clicks more than once. */
export function replayEarlyInput(island: Element): void {
  const replay = captured.get(island)
  captured.delete(island)
  replay?.()
}
