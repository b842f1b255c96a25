import { enquiryStatuses } from '@anupalan/server/contract/enquiries/inbox-rules'
import { useSearchParams } from 'react-router-dom'

/** What is shown, as the URL has it: it survives a reload, and can be sent to a colleague. */
export interface InboxFilters {
  search: string
  /** `''` for all. */
  status: '' | (typeof enquiryStatuses)[number]['value']
  /** `''` for all. */
  owner: string
  order: 'newest' | 'oldest'
}

const names = ['search', 'status', 'owner', 'order'] as const

/** Of the inbox with other filters or another enquiry. */
const hrefOf = (query: URLSearchParams) => {
  const text = query.toString()
  return text === '' ? '/admin/enquiries' : `/admin/enquiries?${text}`
}

/** The filters, and the enquiry that is open. */
export function useFilters() {
  const [query, setQuery] = useSearchParams()
  const status = enquiryStatuses.find(({ value }) => value === query.get('status'))?.value ?? ''
  const filters: InboxFilters = {
    search: query.get('search') ?? '',
    status,
    owner: query.get('owner') ?? '',
    order: query.get('order') === 'oldest' ? 'oldest' : 'newest',
  }
  return {
    filters,
    isFiltered: filters.search !== '' || filters.status !== '' || filters.owner !== '',
    /** Its reference. */
    open: query.get('enquiry'),
    set: (changes: Partial<InboxFilters>) => {
      const next = new URLSearchParams(query)
      for (const name of names) {
        const value = changes[name]
        if (value === undefined) continue
        if (value === '' || value === 'newest') next.delete(name)
        else next.set(name, value)
      }
      setQuery(next, { replace: true, preventScrollReset: true })
    },
    /** @param enquiry its reference; `null` for the list alone */
    hrefOf: (enquiry: string | null) => {
      const next = new URLSearchParams(query)
      if (enquiry === null) next.delete('enquiry')
      else next.set('enquiry', enquiry)
      return hrefOf(next)
    },
  }
}
