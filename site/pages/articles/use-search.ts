import type { SearchIndex } from '@anupalan/server/contract'
import { useEffect, useMemo, useState } from 'react'
import type { Found, Search } from './search.ts'

let coming: Promise<Search> | undefined

async function fetchSearch(): Promise<Search> {
  const [{ makeSearch }, answer] = await Promise.all([import('./search.ts'), fetch('/search-index.json')])
  if (!answer.ok) throw new Error(`search-index.json: ${answer.status}`)
  return makeSearch((await answer.json()) as SearchIndex)
}

/** Fetches the search and its index, once; again where that failed. */
export function loadSearch(): Promise<Search> {
  coming ??= fetchSearch()
  coming.catch(() => {
    coming = undefined
  })
  return coming
}

export type Searching =
  { is: 'idle' } | { is: 'coming' } | { is: 'failed' } | { is: 'found'; typed: string; found: Found }

/** Two letters begin too many words; a figure such as `3B` begins few. */
const isEnough = (text: string) => text.length > 2 || /\d/.test(text)

/** What is found of what is typed; the search comes when something is. */
export function useSearch(typed: string): Searching {
  const [search, setSearch] = useState<{ run: Search } | 'failed'>()
  const text = isEnough(typed.trim()) ? typed.trim() : ''
  const isWanted = text !== '' && (search === undefined || search === 'failed')

  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    loadSearch().then(
      (run) => isHere && setSearch({ run }),
      () => isHere && setSearch('failed'),
    )
    return () => {
      isHere = false
    }
  }, [isWanted, text])

  return useMemo(() => {
    if (text === '') return { is: 'idle' }
    if (search === undefined) return { is: 'coming' }
    if (search === 'failed') return { is: 'failed' }
    return { is: 'found', typed: text, found: search.run(text) }
  }, [search, text])
}
