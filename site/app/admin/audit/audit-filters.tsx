import { Button } from '@anupalan/design-system/button'
import { Select } from '@anupalan/design-system/select'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { SearchField } from '../../data/search-field.tsx'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { firstSentence } from './first-sentence.ts'
import * as css from './audit.css.ts'
import type { useAuditFilter } from './use-audit-filter.ts'
import { auditWords } from './words.ts'

const words = auditWords.filters

const importFurtherFilters = () =>
  import('./further-filters.tsx').then(({ FurtherFilters }) => FurtherFilters)

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
  const isFurther = search.client !== '' || search.from !== '' || search.to !== ''
  const [isOpen, setOpen] = useState(isFurther)
  const [FurtherFilters, load, preload] = useLazyComponent(importFurtherFilters)
  const further = useId()
  const loadForLink = useEffectEvent(() => {
    if (isFurther) void load(() => {})
  })
  useEffect(() => loadForLink(), [])
  const offered = actions
    .map(({ action, meaning }) => ({ value: action, label: firstSentence(meaning) || action }))
    .toSorted((a, b) => a.label.localeCompare(b.label))
  return (
    <search className={css.search}>
      <div className={css.filters}>
        <SearchField
          label={words.person}
          description={words.personHelp}
          search={search.person}
          onSearch={(person) => set({ person })}
        />
        <Select
          label={words.action}
          placeholder={words.anyAction}
          value={search.action}
          onChange={(action) => set({ action })}
          options={offered}
        />
      </div>
      <div>
        <Button
          variant="quiet"
          align="text"
          aria-expanded={isOpen}
          aria-controls={further}
          onPress={() => (isOpen ? setOpen(false) : void load(() => setOpen(true)))}
          {...preload}
        >
          {words.further}
        </Button>
      </div>
      <div id={further} hidden={!isOpen}>
        {isOpen && FurtherFilters && (
          <div className={css.filters}>
            <FurtherFilters filter={filter} clientName={clientName} />
          </div>
        )}
      </div>
      {isFiltered && (
        <div>
          <Button
            variant="quiet"
            align="text"
            onPress={() => {
              set({ person: '', client: '', action: '', from: '', to: '' })
              onClear()
            }}
          >
            {words.clear}
          </Button>
        </div>
      )}
    </search>
  )
}
