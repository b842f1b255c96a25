import { Heading } from '@anupalan/design-system/heading'
import { Text } from '@anupalan/design-system/text'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '../../data/loaded.tsx'
import { problemOf } from '../../data/problem.ts'
import { useHeadingFocus } from '../../use-heading-focus.ts'

export interface LoadedDetailProps<Data> {
  query: UseQueryResult<Data>
  words: {
    /** Title of the error. */
    notLoaded: string
    /** Heading of the screen if it could not be loaded. */
    heading: string
    /** Heading of the screen if it does not exist, also for what belongs to another client. */
    missingHeading: string
    /** What may be the cause of that. */
    missing: string
  }
  /** Renders the data, with its own heading. */
  children: (data: Data) => ReactNode
}

/** The one subject of a screen. Without it the screen has a heading too, which takes the focus. */
export function LoadedDetail<Data>({ query, words, children }: LoadedDetailProps<Data>) {
  const { data, error } = query
  const isMissing = data === undefined && error !== null && problemOf(error).kind === 'missing'
  if (isMissing)
    return (
      <>
        <FailedHeading key="missing">{words.missingHeading}</FailedHeading>
        <Text>{words.missing}</Text>
      </>
    )
  return (
    <>
      {data === undefined && error && <FailedHeading>{words.heading}</FailedHeading>}
      <Loaded query={query} title={words.notLoaded}>
        {children}
      </Loaded>
    </>
  )
}

function FailedHeading({ children }: { children: string }) {
  const heading = useHeadingFocus()
  return (
    <Heading level={1} tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  )
}
