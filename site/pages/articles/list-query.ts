/** What a reader wants of the articles, as `?topic=` and `?q=` say it: one for all islands of the page. */
import { useSyncExternalStore } from 'react'
import { topics, type Topic } from './articles.words.ts'

/** The address follows what is typed this long after the last change. */
const WRITE_AFTER_MS = 300

/** Id of the field in which one types, for who leads back to it. */
export const SEARCH_FIELD = 'article-search'

export interface ListQuery {
  topic: Topic | undefined
  typed: string
}

/** A document is built without a query. */
const emptyQuery: ListQuery = { topic: undefined, typed: '' }

let query = emptyQuery
/** `?q=` as it was last read or written. */
let written = ''
let writeTimer: ReturnType<typeof setTimeout>
const listeners = new Set<() => void>()

function update(next: Partial<ListQuery>): void {
  query = { ...query, ...next }
  for (const listener of listeners) listener()
}

/** At first, and by Back and Forward. */
function readLocation(): void {
  const params = new URLSearchParams(location.search)
  const topic = topics.find(({ slug }) => slug === params.get('topic'))?.slug
  const q = params.get('q') ?? ''
  const isChanged = q !== written
  written = q
  update({ topic, ...(isChanged && { typed: q }) })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    readLocation()
    addEventListener('popstate', readLocation)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('popstate', readLocation)
    clearTimeout(writeTimer)
    query = emptyQuery
    written = ''
  }
}

/** What is wanted now. */
export const useListQuery = (): ListQuery =>
  useSyncExternalStore(
    subscribe,
    () => query,
    () => emptyQuery,
  )

const searchOf = (topic: Topic | undefined, text: string) => {
  const search = new URLSearchParams({ ...(topic && { topic }), ...(text && { q: text }) }).toString()
  return search && `?${search}`
}

/** The address of the page with a topic, and what is typed. */
export const hrefOf = (topic: Topic | undefined, { typed }: ListQuery): string =>
  `/resources${searchOf(topic, typed.trim())}`

/** Says what is typed; the address follows. */
export function setTyped(typed: string): void {
  update({ typed })
  clearTimeout(writeTimer)
  if (typed.trim() === written) return
  writeTimer = setTimeout(() => {
    written = query.typed.trim()
    history.replaceState(history.state, '', location.pathname + searchOf(query.topic, written))
  }, WRITE_AFTER_MS)
}

/** Goes to a topic with what is typed, as its link would, and stays in the document. */
export function setTopic(topic: Topic | undefined): void {
  if (topic === query.topic) return
  clearTimeout(writeTimer)
  written = query.typed.trim()
  history.pushState(null, '', location.pathname + searchOf(topic, written))
  update({ topic })
}
