import type { SearchIndex } from '@anupalan/server/contract'
import { useEffect, useMemo, useState } from 'react'
import type { SearchResult, Search } from './search.ts'

let pending: Promise<Search> | undefined

async function fetchSearch(): Promise<Search> {
  const [{ createSearch }, response] = await Promise.all([import('./search.ts'), fetch('/search-index.json')])
  if (!response.ok) throw new Error(`search-index.json: ${response.status}`)
  return createSearch((await response.json()) as SearchIndex)
}

/** Loads the search and its index once, and again after a failure. */
export function loadSearch(): Promise<Search> {
  pending ??= fetchSearch()
  pending.catch(() => {
    pending = undefined
  })
  return pending
}

export type SearchState =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'found'; typed: string; found: SearchResult }

/** Two letters match too many words; a figure such as `3B` does not. */
const isLongEnough = (text: string) => text.length > 2 || /\d/.test(text)

/** The results for the search text; the search is loaded when text is typed. */
export function useSearch(typed: string): SearchState {
  const [search, setSearch] = useState<{ run: Search } | 'failed'>()
  const text = isLongEnough(typed.trim()) ? typed.trim() : ''
  const shouldLoad = text !== '' && (search === undefined || search === 'failed')

  useEffect(() => {
    if (!shouldLoad) return undefined
    let isCurrent = true
    loadSearch().then(
      (run) => isCurrent && setSearch({ run }),
      () => isCurrent && setSearch('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [shouldLoad, text])

  return useMemo(() => {
    if (text === '') return { status: 'idle' }
    if (search === undefined) return { status: 'loading' }
    if (search === 'failed') return { status: 'failed' }
    return { status: 'found', typed: text, found: search.run(text) }
  }, [search, text])
}
