import { applicationStatuses } from '@anupalan/server/contract/applications/review-rules'
import { useSearchParams } from 'react-router-dom'

/** What is shown, as the URL has it: it survives a reload, and can be sent to a colleague. */
export interface ApplicationFilters {
  search: string
  /** `''` for all. */
  status: '' | (typeof applicationStatuses)[number]['value']
  order: 'newest' | 'oldest'
}

const names = ['search', 'status', 'order'] as const

/** The filters, and the application that is open. */
export function useFilters() {
  const [query, setQuery] = useSearchParams()
  const filters: ApplicationFilters = {
    search: query.get('search') ?? '',
    status: applicationStatuses.find(({ value }) => value === query.get('status'))?.value ?? '',
    order: query.get('order') === 'oldest' ? 'oldest' : 'newest',
  }
  return {
    filters,
    isFiltered: filters.search !== '' || filters.status !== '',
    /** Its reference. */
    open: query.get('application'),
    set: (changes: Partial<ApplicationFilters>) => {
      const next = new URLSearchParams(query)
      for (const name of names) {
        const value = changes[name]
        if (value === undefined) continue
        if (value === '' || value === 'newest') next.delete(name)
        else next.set(name, value)
      }
      setQuery(next, { replace: true, preventScrollReset: true })
    },
    /** @param application its reference; `null` for the list alone */
    hrefOf: (application: string | null) => {
      const next = new URLSearchParams(query)
      if (application === null) next.delete('application')
      else next.set('application', application)
      const text = next.toString()
      return text === '' ? '/admin/applications' : `/admin/applications?${text}`
    },
  }
}
