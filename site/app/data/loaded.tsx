import { Text } from '@anupalan/design-system/text'
import type { UseQueryResult } from '@tanstack/react-query'
import { use, type ReactNode } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { InPartsContext } from './in-parts.ts'
import { ProblemAlert } from './problem-alert.tsx'
import { dataWords as words } from './words.ts'

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** Title of the error. @default 'This could not be loaded.' */
  title?: string
  /** Renders the data. */
  children: (data: Data) => ReactNode
}

/**
 * Data of a query: a spinner before it, the error with a retry instead of it. Older data stays under an error. In
 * `LoadedParts` the title stands quietly in place of the error, and stays while the query is sent again.
 */
export function Loaded<Data>({ query, title = words.notLoaded, children }: LoadedProps<Data>) {
  const { data, error, errorUpdateCount, isFetching, refetch } = query
  if (use(InPartsContext)) {
    if (data !== undefined) return children(data)
    return errorUpdateCount > 0 ? <Text tone="quiet">{title}</Text> : <Spinner />
  }
  return (
    <>
      <ProblemAlert title={title} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      {data === undefined ? !error && <Spinner /> : children(data)}
    </>
  )
}
