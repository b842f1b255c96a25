import { Button } from '@anupalan/design-system/button'
import { DateField } from '@anupalan/design-system/date-field'
import { Select } from '@anupalan/design-system/select'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { SearchField } from '../../data/search-field.tsx'
import { ClientFilter } from './client-filter.tsx'
import { firstSentence } from './first-sentence.ts'
import * as css from './audit.css.ts'
import type { useAuditFilter } from './use-audit-filter.ts'
import { auditWords } from './words.ts'

const words = auditWords.filters

/** Days before are those of a year that is being typed. */
const EARLIEST = '2020-01-01'

export interface AuditFiltersProps {
  filter: ReturnType<typeof useAuditFilter>
  actions: readonly { action: string; meaning: string }[]
  /** The name of the client that is searched by, if an entry has it. */
  clientName: string | undefined
  /** The button that clears the search is gone: the focus must move. */
  onClear: () => void
}

/** The conditions of the search: all of them must be true. */
export function AuditFilters({ filter, actions, clientName, onClear }: AuditFiltersProps) {
  const { search, isFiltered, set } = filter
  const setDay = (name: 'from' | 'to') => (day: string | null) =>
    (day === null || day >= EARLIEST) && set({ [name]: day ?? '' })
  const offered = actions
    .map(({ action, meaning }) => ({ value: action, label: firstSentence(meaning) || action }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <search>
      <div className={css.filters}>
        <SearchField
          label={words.person}
          description={words.personHelp}
          search={search.person}
          onSearch={(person) => set({ person })}
        />
        <ClientFilter client={search.client} name={clientName} onChange={(client) => set({ client })} />
        <Select
          label={words.action}
          placeholder={words.anyAction}
          value={search.action}
          onChange={(action) => set({ action })}
          options={offered}
        />
        <DateField
          label={words.from}
          value={(search.from || null) as IsoDate | null}
          onChange={setDay('from')}
        />
        <DateField label={words.to} value={(search.to || null) as IsoDate | null} onChange={setDay('to')} />
      </div>
      {isFiltered && (
        <Button
          variant="quiet"
          onPress={() => {
            set({ person: '', client: '', action: '', from: '', to: '' })
            onClear()
          }}
        >
          {words.clear}
        </Button>
      )}
    </search>
  )
}
