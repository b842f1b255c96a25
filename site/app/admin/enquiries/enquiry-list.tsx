import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { media } from '@anupalan/design-system/tokens'
import type { ReceivedEnquiry } from '@anupalan/server/contract/enquiries/schema'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { istMoment } from '../../auth/account/times.ts'
import { PagedTable } from '../../data/paged-table.tsx'
import { useApiPages } from '../../data/use-api.ts'
import { enquiriesApi } from './api.ts'
import * as css from './enquiries.css.ts'
import { EnquiryState } from './enquiry-state.tsx'
import { useFilters } from './use-filters.ts'
import { enquiriesWords } from './words.ts'

const words = enquiriesWords.list

/** Enquiries of a page of the list. */
const PAGE_ENQUIRIES = 50

type Row = ReceivedEnquiry & { readonly id: string; readonly href: string; readonly isOpen: boolean }

type Column = 'from' | 'status' | 'owner' | 'received'

export const fullNameOf = ({ firstName, lastName }: Pick<ReceivedEnquiry, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`

/** A sender, with the company and the beginning of the message below. */
const From = ({ row, children }: { row: Row; children?: ReactNode }) => (
  <div className={css.from}>
    <Link href={row.href} aria-current={row.isOpen || undefined}>
      <bdi>{fullNameOf(row)}</bdi>
    </Link>
    <bdi className={css.excerpt}>{`${row.company}. ${row.excerpt}`}</bdi>
    {children}
  </div>
)

const columns: readonly DataTableColumn<Row, Column>[] = [
  {
    id: 'from',
    label: words.columns.from,
    cell: (row) => <From row={row} />,
  },
  { id: 'status', label: words.columns.status, cell: (row) => <EnquiryState enquiry={row} /> },
  {
    id: 'owner',
    label: words.columns.owner,
    cell: ({ owner }) => (owner ? <bdi>{owner.fullName}</bdi> : words.nobody),
  },
  {
    id: 'received',
    label: words.columns.received,
    kind: 'code',
    isSortable: true,
    cell: ({ receivedAt }) => <Unbroken text={istMoment(receivedAt)} />,
  },
]

/** The one column for which there is room beside an enquiry. */
const narrow: readonly DataTableColumn<Row, Column>[] = [
  {
    id: 'from',
    label: words.columns.from,
    cell: (row) => (
      <From row={row}>
        <EnquiryState enquiry={row} />
      </From>
    ),
  },
]

/** The one column of a phone: what the others of a wide window show is below the sender. */
const ofPhone: readonly DataTableColumn<Row, Column>[] = [
  {
    id: 'received',
    label: words.columns.phone,
    isSortable: true,
    cell: (row) => (
      <From row={row}>
        <EnquiryState enquiry={row} />
        <span className={css.meta}>
          <Unbroken text={istMoment(row.receivedAt)} />
          {' · '}
          {row.owner ? <bdi>{row.owner.fullName}</bdi> : words.noOwner}
        </span>
      </From>
    ),
  },
]

/** The enquiries of the filters. Enter, or a press on a row, opens one. */
export function EnquiryList() {
  const navigate = useNavigate()
  const isPhone = useMedia(media.belowTablet)
  const { filters, isFiltered, open, set, hrefOf } = useFilters()
  const { search, status, owner, order } = filters
  const pages = useApiPages(
    enquiriesApi,
    'listEnquiries',
    { params: { search, status, owner, order, limit: String(PAGE_ENQUIRIES) } },
    ({ enquiries, hasMore }) => (hasMore ? enquiries.at(-1)?.reference : undefined),
  )
  const rows = (pages.data?.pages ?? [])
    .flatMap(({ enquiries }) => enquiries)
    .map((each): Row => ({
      ...each,
      id: each.reference,
      href: hrefOf(each.reference),
      isOpen: each.reference === open,
    }))
  return (
    <Stack gap="md">
      <PagedTable
        caption={words.caption}
        columns={open !== null ? narrow : isPhone ? ofPhone : columns}
        rows={rows}
        pages={pages}
        words={words}
        sort={{ column: 'received', direction: order === 'oldest' ? 'ascending' : 'descending' }}
        onSortChange={({ direction }) => set({ order: direction === 'ascending' ? 'oldest' : 'newest' })}
        onOpen={(reference) => void navigate(hrefOf(reference), { preventScrollReset: true })}
      >
        {isFiltered ? words.noneFound : words.none}
      </PagedTable>
    </Stack>
  )
}
