import { Button } from '@anupalan/design-system/button'
import { LazyDataTable, type LazyDataTableProps, type DataTableRow } from '@anupalan/design-system/data-table'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import { ProblemAlert } from './problem-alert.tsx'

export interface PagedTableProps<Row extends DataTableRow, Id extends string> extends Pick<
  LazyDataTableProps<Row, Id>,
  'caption' | 'columns' | 'rows' | 'sort' | 'onSortChange' | 'onOpen'
> {
  /** The pages that `rows` are from, from `useApiPages`. */
  pages: {
    data: object | undefined
    error: unknown
    isFetching: boolean
    isFetchingNextPage: boolean
    hasNextPage: boolean
    fetchNextPage: () => unknown
    refetch: () => unknown
  }
  words: {
    /** Title of the error. */
    notLoaded: string
    /** How many rows are shown, announced. */
    count: (shown: number, hasMore: boolean) => string
    /** Label of the button that loads the next page, and while it does. */
    more: string
    loadingMore: string
  }
  /** Shows the table, for rows that are selected. @default a `LazyDataTable` */
  renderTable?: ((table: Omit<LazyDataTableProps<Row, Id>, 'importGrid'>) => ReactNode) | undefined
  /** Instead of rows, if there are none. */
  children: ReactNode
}

/** A table of which the server sends one page after another: with its error, its number of rows, and a button for more. */
export function PagedTable<Row extends DataTableRow, Id extends string>({
  pages,
  words,
  rows,
  children,
  renderTable = (shown) => <LazyDataTable {...shown} />,
  ...table
}: PagedTableProps<Row, Id>) {
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = pages
  return (
    <>
      <ProblemAlert
        title={words.notLoaded}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
      {(data !== undefined || !error) && (
        <>
          {renderTable({
            ...table,
            rows,
            isCaptionHidden: true,
            isLoading: isFetching && !isFetchingNextPage,
            children,
          })}
          <div role="status">
            {data !== undefined && (
              <Text size="small" tone="quiet">
                {words.count(rows.length, hasNextPage)}
              </Text>
            )}
          </div>
        </>
      )}
      {hasNextPage && (
        <div>
          <Button variant="secondary" isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {isFetchingNextPage ? words.loadingMore : words.more}
          </Button>
        </div>
      )}
    </>
  )
}
