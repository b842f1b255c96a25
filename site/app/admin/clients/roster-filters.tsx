import { Select } from '@anupalan/design-system/select'
import type { ReactNode, RefObject } from 'react'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { SearchField } from '../../data/search-field.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { rosterApi } from './api.ts'
import * as css from './clients.css.ts'
import { whoseOptions } from './roster-query.ts'
import { rosterWords as words } from './words.ts'

export interface RosterFiltersProps {
  /** User name of the caller. */
  own: string
  /** As in `RosterQuery`. */
  whose: string
  search: string
  onWhose: (whose: string) => void
  onSearch: (search: string) => void
  /** The field that chooses whose clients are listed. */
  whoseRef: RefObject<HTMLSelectElement | null>
  /** A further field. */
  children?: ReactNode
}

/** Whose clients are listed, and the search. */
export function RosterFilters({
  own,
  whose,
  search,
  onWhose,
  onSearch,
  whoseRef,
  children,
}: RosterFiltersProps) {
  const consultants = useApiQuery(rosterApi, 'listConsultants')
  const people = (consultants.data?.consultants ?? []).filter(({ username }) => username !== own)
  const isListed = whose === '' || whose === whoseOptions.everybody || whose === whoseOptions.nobody
  return (
    <>
      <search className={children ? css.manyFilters : css.filters}>
        <SearchField
          label={words.search}
          description={words.searchHelp}
          search={search}
          onSearch={onSearch}
        />
        <Select
          ref={whoseRef}
          label={words.consultant}
          placeholder={words.mine}
          value={isListed || people.some(({ username }) => username === whose) ? whose : ''}
          onChange={onWhose}
          options={[
            { value: whoseOptions.everybody, label: words.all },
            ...people.map(({ username, fullName, clients }) => ({
              value: username,
              label: words.person(fullName, clients),
            })),
            { value: whoseOptions.nobody, label: words.nobody(consultants.data?.unassigned ?? 0) },
          ]}
        />
        {children}
      </search>
      <ProblemAlert
        title={words.consultantsNotLoaded}
        error={consultants.error}
        onRetry={() => void consultants.refetch()}
        isRetrying={consultants.isFetching}
      />
    </>
  )
}
