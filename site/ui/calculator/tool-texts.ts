/** Store of the texts of this document's tool, shared with other islands: the tables of rules that depend on them. */
import { useDeferredValue, useSyncExternalStore } from 'react'

let texts: Readonly<Record<string, string>> = {}
const listeners = new Set<() => void>()

/** Publishes the current texts of the fields. */
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
 * The text of a field of the tool. Deferred, so that it does not block typing: memoise what is rendered from it.
 *
 * @param initial text of the field in prerendered HTML
 */
export function useToolText(name: string, initial: string): string {
  const text = useSyncExternalStore(
    subscribe,
    () => texts[name] ?? initial,
    () => initial,
  )
  return useDeferredValue(text)
}
