/** The modal dialogs that are open, the topmost last. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(now: readonly HTMLElement[]): void {
  open = now
  for (const listener of listeners) listener()
}

/** Tells that a dialog holds the page from now on. Returns how to tell that it no longer does. */
export function enterModal(dialog: HTMLElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

/** The dialog that everything outside is inert for. What must stay within reach stands inside it. */
export const topModal = (): HTMLElement | undefined => open.at(-1)

/** Calls back when {@link topModal} may be another. Returns how to stop. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
