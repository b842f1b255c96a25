import { Select } from '@anupalan/design-system/select'
import { TextField } from '@anupalan/design-system/text-field'
import { enquiryStatuses, noOwner } from '@anupalan/server/contract/enquiries/inbox-rules'
import { useEffect, useState } from 'react'
import { useApiQuery } from '../../data/use-api.ts'
import { enquiriesApi } from './api.ts'
import * as css from './enquiries.css.ts'
import { useFilters, type InboxFilters } from './use-filters.ts'
import { enquiriesWords } from './words.ts'

const words = enquiriesWords.list

/** Delay after the last key before a search is sent; ms. */
const SEARCH_DELAY_MS = 250

export function EnquiryFilters() {
  const { filters, set } = useFilters()
  const [text, setText] = useState(filters.search)
  const owners = useApiQuery(enquiriesApi, 'listEnquiryOwners').data?.owners ?? []
  useEffect(() => {
    const search = text.trim()
    if (search === filters.search) return undefined
    const delay = setTimeout(() => set({ search }), SEARCH_DELAY_MS)
    return () => clearTimeout(delay)
  }, [text, filters.search, set])
  return (
    <search className={css.filters}>
      <TextField
        label={words.search}
        description={words.searchHelp}
        type="search"
        value={text}
        onChange={setText}
      />
      <Select
        label={words.status}
        placeholder={words.anyStatus}
        options={enquiryStatuses}
        value={filters.status}
        onChange={(status) => set({ status: status as InboxFilters['status'] })}
      />
      <Select
        label={words.owner}
        placeholder={words.anyOwner}
        options={[
          { value: noOwner, label: words.nobody },
          ...owners.map(({ username, fullName }) => ({ value: username, label: fullName })),
        ]}
        value={filters.owner}
        onChange={(owner) => set({ owner })}
      />
    </search>
  )
}
