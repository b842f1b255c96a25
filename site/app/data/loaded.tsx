import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { ProblemAlert } from './problem-alert.tsx'
import { dataWords as words } from './words.ts'

export interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** Title of the error. @default 'This could not be loaded.' */
  title?: string
  /** Renders the data. */
  children: (data: Data) => ReactNode
}

/** Data of a query: a spinner before it, the error with a retry instead of it. Older data stays under an error. */
export function Loaded<Data>({ query, title = words.notLoaded, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  return (
    <>
      <ProblemAlert title={title} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      {data === undefined ? !error && <Spinner /> : children(data)}
    </>
  )
}
