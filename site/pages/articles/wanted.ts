/** What a reader wants of the articles, as `?topic=` and `?q=` say it: one for all islands of the page. */
import { useSyncExternalStore } from 'react'
import { topics, type Topic } from './articles.words.ts'

/** The address follows what is typed this long after the last change. */
const WRITE_AFTER_MS = 300

/** Id of the field in which one types, for who leads back to it. */
export const SEARCH_FIELD = 'article-search'

export interface Wanted {
  topic: Topic | undefined
  typed: string
}

/** A document is built without a query. */
const nothing: Wanted = { topic: undefined, typed: '' }

let wanted = nothing
/** `?q=` as it was last read or written. */
let written = ''
let rest: ReturnType<typeof setTimeout>
const watchers = new Set<() => void>()

function change(next: Partial<Wanted>): void {
  wanted = { ...wanted, ...next }
  for (const tell of watchers) tell()
}

/** At first, and by Back and Forward. */
function follow(): void {
  const asked = new URLSearchParams(location.search)
  const topic = topics.find(({ slug }) => slug === asked.get('topic'))?.slug
  const q = asked.get('q') ?? ''
  const isOther = q !== written
  written = q
  change({ topic, ...(isOther && { typed: q }) })
}

function watch(changed: () => void): () => void {
  watchers.add(changed)
  if (watchers.size === 1) {
    follow()
    addEventListener('popstate', follow)
  }
  return () => {
    watchers.delete(changed)
    if (watchers.size > 0) return
    removeEventListener('popstate', follow)
    clearTimeout(rest)
    wanted = nothing
    written = ''
  }
}

/** What is wanted now. */
export const useWanted = (): Wanted =>
  useSyncExternalStore(
    watch,
    () => wanted,
    () => nothing,
  )

const queryOf = (topic: Topic | undefined, text: string) => {
  const query = new URLSearchParams({ ...(topic && { topic }), ...(text && { q: text }) }).toString()
  return query && `?${query}`
}

/** The address of the page with a topic, and what is typed. */
export const hrefOf = (topic: Topic | undefined, { typed }: Wanted): string =>
  `/resources${queryOf(topic, typed.trim())}`

/** Says what is typed; the address follows. */
export function type(typed: string): void {
  change({ typed })
  clearTimeout(rest)
  if (typed.trim() === written) return
  rest = setTimeout(() => {
    written = wanted.typed.trim()
    history.replaceState(history.state, '', location.pathname + queryOf(wanted.topic, written))
  }, WRITE_AFTER_MS)
}

/** Goes to a topic with what is typed, as its link would, and stays in the document. */
export function choose(topic: Topic | undefined): void {
  if (topic === wanted.topic) return
  clearTimeout(rest)
  written = wanted.typed.trim()
  history.pushState(null, '', location.pathname + queryOf(topic, written))
  change({ topic })
}
