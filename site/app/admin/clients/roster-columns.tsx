import { Badge } from '@anupalan/design-system/badge'
import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Link } from '@anupalan/design-system/link'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { RosterRow } from '@anupalan/server/contract/clients/schema'
import type { ReactNode } from 'react'
import { clientHref } from '../client/client-href.ts'
import { clientWords } from '../client/words.ts'
import * as css from './clients.css.ts'
import { rosterWords as words } from './words.ts'

type Column = DataTableColumn<RosterRow, 'name' | 'consultant' | 'overdue' | 'due' | 'waiting'>

const nothing = <span className={css.quiet}>{words.nothing}</span>

/** The name, with the ends of its PAN and its GSTIN below. */
const Name = ({
  row: { id, name, panEnd, gstinEnd },
  children,
}: {
  row: RosterRow
  children?: ReactNode
}) => (
  <div className={css.client}>
    <Link href={clientHref(id)}>
      <bdi className={css.name}>{name}</bdi>
    </Link>
    {(panEnd !== '' || gstinEnd !== '') && (
      <span className={css.identifiers}>
        {panEnd !== '' && <span>{clientWords.profile.panEnd(panEnd)}</span>}
        {gstinEnd !== '' && <span>{clientWords.profile.gstinEnd(gstinEnd)}</span>}
      </span>
    )}
    {children}
  </div>
)

const nextDue = ({ nextDue: date }: RosterRow) => (date === null ? nothing : formatDate(date))

export const columns: readonly Column[] = [
  { id: 'name', label: words.columns.name, isSortable: true, cell: (row) => <Name row={row} /> },
  {
    id: 'consultant',
    label: words.columns.consultant,
    cell: ({ consultant }) =>
      consultant ? <bdi>{consultant.fullName}</bdi> : <span className={css.quiet}>{words.noConsultant}</span>,
  },
  {
    id: 'overdue',
    label: words.columns.overdue,
    cell: ({ overdue, overdueSince }) =>
      overdueSince === null ? (
        nothing
      ) : (
        <Badge tone="danger">{words.overdue(overdue, formatDate(overdueSince))}</Badge>
      ),
  },
  { id: 'due', label: words.columns.nextDue, kind: 'code', isSortable: true, cell: nextDue },
  {
    id: 'waiting',
    label: words.columns.waiting,
    kind: 'figure',
    cell: ({ waiting }) => (waiting === 0 ? nothing : waiting),
  },
]

/** The two columns by which rows are sorted, with what the others of a wide window show below. */
export const columnsOfPhone: readonly Column[] = [
  {
    id: 'name',
    label: words.columns.name,
    isSortable: true,
    cell: (row) => (
      <Name row={row}>
        <bdi className={css.below}>{row.consultant?.fullName ?? words.noConsultantYet}</bdi>
      </Name>
    ),
  },
  {
    id: 'due',
    label: words.columns.nextDue,
    isSortable: true,
    cell: (row) => (
      <div className={css.client}>
        <span>{nextDue(row)}</span>
        {row.overdueSince !== null && (
          <Badge tone="danger">{words.overdueSince(row.overdue, formatDate(row.overdueSince))}</Badge>
        )}
        {row.waiting > 0 && <span className={css.below}>{words.waiting(row.waiting)}</span>}
      </div>
    ),
  },
]
