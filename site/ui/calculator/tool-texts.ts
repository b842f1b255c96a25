/** What stands in the tool of this document, for the islands beside it: tables of the rules that hold for its answers. */
import { useDeferredValue, useSyncExternalStore } from 'react'

let texts: Readonly<Record<string, string>> = {}
const listeners = new Set<() => void>()

/** Tells what stands in the fields of the tool now. */
export function publishTexts(now: Readonly<Record<string, string>>): void {
  if (now === texts) return
  texts = now
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * What stands in a field of the tool. It comes right after the keystroke, and never holds up the next one: what is made
 * of it is to be memoised.
 *
 * @param initial what the prerendered tool has in it
 */
export function useToolText(name: string, initial: string): string {
  const text = useSyncExternalStore(
    subscribe,
    () => texts[name] ?? initial,
    () => initial,
  )
  return useDeferredValue(text)
}
