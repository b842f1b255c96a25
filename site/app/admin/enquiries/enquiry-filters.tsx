import { Select } from '@anupalan/design-system/select'
import { enquiryStatuses, noOwner } from '@anupalan/server/contract/enquiries/inbox-rules'
import { SearchField } from '../../data/search-field.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { enquiriesApi } from './api.ts'
import * as css from './enquiries.css.ts'
import { useFilters, type InboxFilters } from './use-filters.ts'
import { enquiriesWords } from './words.ts'

const words = enquiriesWords.list

/** The search, and whose enquiries of which status are listed. */
export function EnquiryFilters() {
  const { filters, set } = useFilters()
  const owners = useApiQuery(enquiriesApi, 'listEnquiryOwners').data?.owners ?? []
  return (
    <search className={css.filters}>
      <div className={css.searched}>
        <SearchField
          label={words.search}
          description={words.searchHelp}
          search={filters.search}
          onSearch={(search) => set({ search })}
        />
      </div>
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
