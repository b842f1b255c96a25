/** The filter of the documents, in the URL: the way back from a document leads to the same list. */
import { documentCategories, type DocumentCategory } from '@anupalan/server/contract/documents/rules'
import { isYear } from '@anupalan/server/contract/documents/years'
import { useLocation, useSearchParams } from 'react-router-dom'

export interface DocumentFilter {
  category: DocumentCategory | undefined
  year: string | undefined
  search: string
}

const isCategory = (text: string | null): text is DocumentCategory =>
  documentCategories.some(({ value }) => value === text)

const keys = ['category', 'year', 'search'] as const

export function filterOf(query: URLSearchParams): DocumentFilter {
  const year = query.get('year')
  const category = query.get('category')
  return {
    category: isCategory(category) ? category : undefined,
    year: isYear(year) ? year : undefined,
    search: query.get('search') ?? '',
  }
}

export function useFilter() {
  const [query, setQuery] = useSearchParams()
  const filter = filterOf(query)
  return {
    filter,
    isFiltered: filter.category !== undefined || filter.year !== undefined || filter.search !== '',
    change: (changed: Partial<DocumentFilter>) =>
      setQuery(
        (previous) => {
          const next = new URLSearchParams(previous)
          for (const key of keys) {
            if (!(key in changed)) continue
            const value = changed[key]
            if (value) next.set(key, value)
            else next.delete(key)
          }
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}

/** The URL of the list with its filter on the present screen, or of a document. */
export function useDocumentHref(client: string): (document?: string) => string {
  const { pathname, search } = useLocation()
  return (document) => documentHref(pathname, search, client, document)
}

/** @param search of the URL of the list */
export function documentHref(pathname: string, search: string, client: string, document?: string): string {
  const next = new URLSearchParams(search)
  next.set('client', client)
  if (document === undefined) next.delete('document')
  else next.set('document', document)
  return `${pathname}?${next.toString()}`
}
