/** The open modal dialogs, the topmost last. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(now: readonly HTMLElement[]): void {
  open = now
  for (const listener of listeners) listener()
}

/** Registers an open modal dialog. Returns a function that removes it. */
export function enterModal(dialog: HTMLElement): () => void {
  change([...open, dialog])
  return () => change(open.filter((other) => other !== dialog))
}

/** The topmost modal dialog: everything outside it is inert, so reachable content must be inside it. */
export const topModal = (): HTMLElement | undefined => open.at(-1)

/** Calls `listener` when {@link topModal} may have changed. Returns an unsubscribe function. */
export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
