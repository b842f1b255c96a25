/** The query of the articles page, `?topic=` and `?q=`, shared by all islands of the page. */
import { useSyncExternalStore } from 'react'
import { topics, type Topic } from './articles.words.ts'

/** Delay from the last keystroke to the update of the URL. */
const WRITE_AFTER_MS = 300

/** Id of the search field, which other islands focus. */
export const SEARCH_FIELD = 'article-search'

export interface ListQuery {
  topic: Topic | undefined
  typed: string
}

/** Documents are prerendered without a query. */
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

/** On the first subscription, and on Back and Forward. */
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

/** The current query. */
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

/** The URL of the page with a topic and the search text. */
export const hrefOf = (topic: Topic | undefined, { typed }: ListQuery): string =>
  `/resources${searchOf(topic, typed.trim())}`

/** Sets the search text; the URL is updated after a delay. */
export function setTyped(typed: string): void {
  update({ typed })
  clearTimeout(writeTimer)
  if (typed.trim() === written) return
  writeTimer = setTimeout(() => {
    written = query.typed.trim()
    history.replaceState(history.state, '', location.pathname + searchOf(query.topic, written))
  }, WRITE_AFTER_MS)
}

/** Sets the topic and pushes a history entry, as its link would, without loading a document. */
export function setTopic(topic: Topic | undefined): void {
  if (topic === query.topic) return
  clearTimeout(writeTimer)
  written = query.typed.trim()
  history.pushState(null, '', location.pathname + searchOf(topic, written))
  update({ topic })
}
