import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { listDocuments } from '@anupalan/server/contract/documents/endpoints'
import {
  documentCategories,
  type DocumentCategory,
  type DocumentSource,
} from '@anupalan/server/contract/documents/rules'
import { lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../../session/session.tsx'
import { apiOf } from '../../../ui/api.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiPages } from '../../data/use-api.ts'
import { useFocusOnNewRow } from '../../use-focus-on-new-row.ts'
import { FIND_DOCUMENTS_ID } from '../portal/portal-hrefs.ts'
import { yearChoices } from './document-choices.ts'
import { DocumentRow } from './document-row.tsx'
import * as css from './documents.css.ts'
import { documentHref, filterOf, useFilter } from './use-filter.ts'
import { documentsWords } from './words.ts'

const YearDownload = lazy(() =>
  import('./year-download.tsx').then((module) => ({ default: module.YearDownload })),
)

const words = documentsWords.lists
const api = apiOf({ listDocuments })

/** Documents of a page of each list. */
const PAGE_DOCUMENTS = 25

/** Delay after the last key before a search is sent; ms. */
const SEARCH_DELAY_MS = 250

/**
 * What the firm delivered, and what the client sent, by name, category and year. The lists follow the filter at a lower
 * priority: with many rows a key in the search would wait for them.
 */
export function DocumentLists({ client }: { client: string }) {
  const { filter } = useFilter()
  const { pathname, search } = useLocation()
  const list = { client, pathname, search: useDeferredValue(search) }
  return (
    <Stack gap="lg">
      <FilterFields />
      {filter.year !== undefined && (
        <Suspense fallback={<Spinner />}>
          <YearDownload key={filter.year} client={client} year={filter.year} />
        </Suspense>
      )}
      <div className={css.lists}>
        <DocumentList {...list} source="firm" />
        <DocumentList {...list} source="client" />
      </div>
    </Stack>
  )
}

function FilterFields() {
  const { filter, isFiltered, change } = useFilter()
  const today = useToday()
  const [text, setText] = useState(filter.search)
  useEffect(() => {
    const search = text.trim()
    if (search === filter.search) return undefined
    const delay = setTimeout(() => change({ search }), SEARCH_DELAY_MS)
    return () => clearTimeout(delay)
  }, [text, filter.search, change])
  return (
    <search id={FIND_DOCUMENTS_ID} tabIndex={-1} aria-labelledby="find-heading" className={css.find}>
      <Heading level={2} size="title" id="find-heading">
        {words.filter}
      </Heading>
      <div className={css.fields}>
        <TextField label={words.search} type="search" autoComplete="off" value={text} onChange={setText} />
        <Select
          label={words.category}
          options={documentCategories}
          placeholder={words.allCategories}
          value={filter.category ?? ''}
          onChange={(value) => change({ category: (value || undefined) as DocumentCategory | undefined })}
        />
        <Select
          label={words.year}
          options={yearChoices(today, filter.year)}
          placeholder={words.allYears}
          value={filter.year ?? ''}
          onChange={(value) => change({ year: value || undefined })}
        />
      </div>
      {isFiltered && (
        <div>
          <Button
            variant="quiet"
            align="text"
            onPress={() => {
              // The button is gone without a filter.
              document.getElementById(FIND_DOCUMENTS_ID)?.querySelector('input')?.focus()
              setText('')
              change({ category: undefined, year: undefined, search: '' })
            }}
          >
            {words.clear}
          </Button>
        </div>
      )}
    </search>
  )
}

interface DocumentListProps {
  client: string
  source: DocumentSource
  /** Of the URL of the screen. */
  pathname: string
  /** Of the URL, with the filter. */
  search: string
}

const DocumentList = memo(({ client, source, pathname, search: urlSearch }: DocumentListProps) => {
  const { category, year, search } = filterOf(new URLSearchParams(urlSearch))
  const { user } = useSession()
  const today = useToday()
  const query = useApiPages(
    api,
    'listDocuments',
    {
      params: {
        client,
        source,
        limit: String(PAGE_DOCUMENTS),
        ...(category && { category }),
        ...(year && { year }),
        ...(search && { search }),
      },
    },
    ({ documents, hasMore }) => (hasMore ? documents.at(-1)?.id : undefined),
  )
  const documents = query.data?.pages.flatMap((page) => page.documents)
  const isFiltered = category !== undefined || year !== undefined || search !== ''
  const heading = user?.role === 'client' ? words[source] : words.staff[source]
  const { isFetching, isFetchingNextPage, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = query
  const count = documents?.length ?? 0
  const isChanged = isFiltered || (query.data?.pages.length ?? 0) > 1
  const { ref: list, awaitRows } = useFocusOnNewRow(count, isPlaceholderData ? undefined : urlSearch)
  return (
    <Stack gap="md" as="section">
      <div>
        <Heading level={2} size="title" id={`${source}-documents`}>
          {heading}
        </Heading>
        <div role="status">
          <VisuallyHidden>
            {documents !== undefined &&
              isChanged &&
              !isPlaceholderData &&
              words.found(heading, count, hasNextPage)}
          </VisuallyHidden>
        </div>
      </div>
      <ProblemAlert
        title={words.notLoaded}
        error={query.error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
      {documents === undefined && !query.error && <Spinner />}
      {documents?.length === 0 && <Text tone="quiet">{isFiltered ? words.noMatch : words.none[source]}</Text>}
      {documents !== undefined && documents.length > 0 && (
        <div ref={list}>
          <ul role="list" aria-labelledby={`${source}-documents`} className={`${css.rows} ${css.longList}`}>
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                client={client}
                document={document}
                href={documentHref(pathname, urlSearch, client, document.id)}
                today={today}
              />
            ))}
          </ul>
        </div>
      )}
      {hasNextPage && (
        <div>
          <Button
            variant="secondary"
            isPending={isFetchingNextPage}
            onPress={() => {
              awaitRows()
              void fetchNextPage()
            }}
          >
            {isFetchingNextPage ? words.loadingMore : words.more}
          </Button>
        </div>
      )}
    </Stack>
  )
})
DocumentList.displayName = 'DocumentList'
