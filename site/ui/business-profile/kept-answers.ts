/**
 * The answers about a visitor’s business, kept in `localStorage` on the device and never sent: pages that ask the same
 * start with them.
 */
import { useSyncExternalStore } from 'react'
import type { BusinessAnswers } from './answers.ts'
import { ANSWERS_KEY, parseAnswers } from './read-answers.ts'

const listeners = new Set<() => void>()
/** The text in place of the storage’s, for this document alone, if storage is blocked. */
let unsaved: string | null | undefined

function readText(): string | null {
  if (unsaved !== undefined) return unsaved
  try {
    return localStorage.getItem(ANSWERS_KEY)
  } catch {
    return null
  }
}

let last: { readonly text: string | null; readonly answers: BusinessAnswers | null } | undefined

/** The same object as long as the text is the same. */
function snapshot(): BusinessAnswers | null {
  const text = readText()
  if (last?.text !== text) last = { text, answers: parseAnswers(text) }
  return last?.answers ?? null
}

function store(text: string | null): void {
  unsaved = undefined
  try {
    if (text === null) localStorage.removeItem(ANSWERS_KEY)
    else localStorage.setItem(ANSWERS_KEY, text)
  } catch {
    unsaved = text
  }
  for (const listener of listeners) listener()
}

/** If storage is blocked or full, the answers hold until the page is left. */
export const keepAnswers = ({ gst, employees }: BusinessAnswers): void => store(`${gst} ${employees}`)

export const forgetAnswers = (): void => store(null)

const onStorage = ({ key }: StorageEvent) => {
  if (key === ANSWERS_KEY || key === null) for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

/** The kept answers, also those of another tab; `null` in prerendered HTML. */
export const useKeptAnswers = (): BusinessAnswers | null =>
  useSyncExternalStore(subscribe, snapshot, () => null)
