import { ComboBox } from '@anupalan/design-system/combo-box'
import { useState } from 'react'
import { problemOf } from '../../data/problem.ts'
import { useApiQuery } from '../../data/use-api.ts'
import { auditApi } from './api.ts'
import { auditWords } from './words.ts'

const words = auditWords.filters

/** Clients that are offered at a time. */
const OFFERED = 20

export interface ClientFilterProps {
  /** Its id; empty for any. */
  client: string
  /** The name of that client, if an entry has it. */
  name: string | undefined
  onChange: (client: string) => void
}

/** Chooses a client by the beginnings of the words of its name. */
export function ClientFilter({ client, name, onChange }: ClientFilterProps) {
  const [text, setText] = useState('')
  const { data, error, isFetching } = useApiQuery(auditApi, 'listRoster', {
    params: { limit: String(OFFERED), ...(text && { search: text.slice(0, 100) }) },
  })
  const offered = (data?.clients ?? []).map(({ id, name: label }) => ({ value: id, label }))
  const isOffered = client === '' || offered.some(({ value }) => value === client)
  return (
    <ComboBox
      label={words.client}
      options={isOffered ? offered : [{ value: client, label: name ?? client }, ...offered]}
      isFiltered
      isLoading={isFetching}
      emptyText={words.noClient}
      errorMessage={error ? `${words.clientsNotLoaded} ${problemOf(error).text}` : undefined}
      value={client}
      onChange={onChange}
      onTextChange={(next) => setText(next.trim())}
    />
  )
}
