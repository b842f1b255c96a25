import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Link } from '@anupalan/design-system/link'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { media } from '@anupalan/design-system/tokens'
import { applicationStatuses } from '@anupalan/server/contract/applications/review-rules'
import type { ReceivedApplication } from '@anupalan/server/contract/applications/schema'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { istMoment } from '../../auth/account/times.ts'
import { PagedTable } from '../../data/paged-table.tsx'
import { SearchField } from '../../data/search-field.tsx'
import { useApiPages } from '../../data/use-api.ts'
import { applicationsApi } from './api.ts'
import { ApplicationState } from './application-state.tsx'
import * as css from './applications.css.ts'
import { useFilters, type ApplicationFilters } from './use-filters.ts'
import { applicationsWords } from './words.ts'

const words = applicationsWords.list

/** Applications of a page of the list. */
const PAGE_APPLICATIONS = 50

type Row = ReceivedApplication & { readonly id: string; readonly href: string }

type Column = DataTableColumn<Row, 'from' | 'status' | 'received'>

/** An applicant, with the opening below. */
const From = ({ row: { href, name, opening }, children }: { row: Row; children?: ReactNode }) => (
  <div className={css.from}>
    <Link href={href}>
      <bdi>{name}</bdi>
    </Link>
    <span className={css.quiet}>{opening}</span>
    {children}
  </div>
)

const columns: readonly Column[] = [
  { id: 'from', label: words.columns.from, cell: (row) => <From row={row} /> },
  { id: 'status', label: words.columns.status, cell: ({ status }) => <ApplicationState status={status} /> },
  {
    id: 'received',
    label: words.columns.received,
    kind: 'code',
    isSortable: true,
    cell: ({ receivedAt }) => <Unbroken text={istMoment(receivedAt)} />,
  },
]

/** The one column of a phone: what the others of a wide window show is below the applicant. */
const columnsOfPhone: readonly Column[] = [
  {
    id: 'received',
    label: words.columns.phone,
    isSortable: true,
    cell: (row) => (
      <From row={row}>
        <ApplicationState status={row.status} />
        <span className={css.quiet}>
          <Unbroken text={istMoment(row.receivedAt)} />
        </span>
      </From>
    ),
  },
]

/** The search, and applications of which status are listed. */
export function Filters() {
  const { filters, set } = useFilters()
  return (
    <search className={css.filters}>
      <SearchField
        label={words.search}
        description={words.searchHelp}
        search={filters.search}
        onSearch={(search) => set({ search })}
      />
      <Select
        label={words.status}
        placeholder={words.anyStatus}
        options={applicationStatuses}
        value={filters.status}
        onChange={(status) => set({ status: status as ApplicationFilters['status'] })}
      />
    </search>
  )
}

/** The applications of the filters. Enter, or a press on a row, opens one. */
export function ApplicationList() {
  const navigate = useNavigate()
  const isPhone = useMedia(media.belowTablet)
  const { filters, isFiltered, set, hrefOf } = useFilters()
  const { search, status, order } = filters
  const pages = useApiPages(
    applicationsApi,
    'listApplications',
    { params: { search, status, order, limit: String(PAGE_APPLICATIONS) } },
    ({ applications, hasMore }) => (hasMore ? applications.at(-1)?.reference : undefined),
  )
  const rows = (pages.data?.pages ?? [])
    .flatMap(({ applications }) => applications)
    .map((each): Row => ({ ...each, id: each.reference, href: hrefOf(each.reference) }))
  return (
    <Stack gap="md">
      <PagedTable
        caption={words.caption}
        columns={isPhone ? columnsOfPhone : columns}
        rows={rows}
        pages={pages}
        words={words}
        sort={{ column: 'received', direction: order === 'oldest' ? 'ascending' : 'descending' }}
        onSortChange={({ direction }) => set({ order: direction === 'ascending' ? 'oldest' : 'newest' })}
        onOpen={(reference) => void navigate(hrefOf(reference))}
      >
        {isFiltered ? words.noneFound : words.none}
      </PagedTable>
    </Stack>
  )
}
