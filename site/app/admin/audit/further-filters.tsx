import { DateField } from '@anupalan/design-system/date-field'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { ClientFilter } from './client-filter.tsx'
import type { useAuditFilter } from './use-audit-filter.ts'
import { auditWords } from './words.ts'

const words = auditWords.filters

/** Days before are those of a year that is being typed. */
const EARLIEST = '2020-01-01'

export interface FurtherFiltersProps {
  filter: ReturnType<typeof useAuditFilter>
  /** The name of the client that is searched by, if an entry has it. */
  clientName: string | undefined
}

/** The client, and the days from and to which. */
export function FurtherFilters({ filter: { search, set }, clientName }: FurtherFiltersProps) {
  const setDay = (name: 'from' | 'to') => (day: string | null) =>
    (day === null || day >= EARLIEST) && set({ [name]: day ?? '' })
  return (
    <>
      <ClientFilter client={search.client} name={clientName} onChange={(client) => set({ client })} />
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          label={words[name]}
          value={(search[name] || null) as IsoDate | null}
          onChange={setDay(name)}
        />
      ))}
    </>
  )
}
