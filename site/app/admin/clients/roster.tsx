import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Tabs } from '@anupalan/design-system/tabs'
import { Text } from '@anupalan/design-system/text'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { RosterRow } from '@anupalan/server/contract/clients/schema'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../session/session.tsx'
import { PagedTable } from '../../data/paged-table.tsx'
import { useApiPages } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { clientHref } from '../client/client-href.ts'
import { NewClientDialog } from '../client/new-client-dialog.tsx'
import { useMayChange } from '../client/use-may-change.ts'
import { clientWords } from '../client/words.ts'
import { rosterApi } from './api.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import * as css from './clients.css.ts'
import { MonthBoard } from './month-board.tsx'
import { NoneMine } from './none-mine.tsx'
import { ReassignDialog } from './reassign-dialog.tsx'
import { ReassignProgress } from './reassign-progress.tsx'
import { RosterFilters } from './roster-filters.tsx'
import { useRosterQuery } from './roster-query.ts'
import { rosterWords as words } from './words.ts'

const importImportDialog = () => import('./import-dialog.tsx').then(({ ImportDialog }) => ImportDialog)

/** Clients of a page of the list. */
const PAGE_CLIENTS = 50

const nothing = <span className={css.quiet}>{words.nothing}</span>

const columns: readonly DataTableColumn<RosterRow, 'name' | 'consultant' | 'overdue' | 'due' | 'waiting'>[] =
  [
    {
      id: 'name',
      label: words.columns.name,
      isSortable: true,
      cell: ({ id, name, panEnd, gstinEnd }) => (
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
        </div>
      ),
    },
    {
      id: 'consultant',
      label: words.columns.consultant,
      cell: ({ consultant }) =>
        consultant ? (
          <bdi>{consultant.fullName}</bdi>
        ) : (
          <span className={css.quiet}>{words.noConsultant}</span>
        ),
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
    {
      id: 'due',
      label: words.columns.nextDue,
      kind: 'code',
      isSortable: true,
      cell: ({ nextDue }) => (nextDue === null ? nothing : formatDate(nextDue)),
    },
    {
      id: 'waiting',
      label: words.columns.waiting,
      kind: 'figure',
      cell: ({ waiting }) => (waiting === 0 ? nothing : waiting),
    },
  ]

/** The clients, as a list and by their returns of a month. */
export function Roster() {
  const { user } = useSession()
  const own = user?.username ?? ''
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'task' | 'client' | 'reassign' | 'import'>()
  const [ImportDialog, loadImportDialog] = useLazyComponent(importImportDialog)
  const close = () => setOpen(undefined)
  const [{ view }, change] = useRosterQuery(own)
  return (
    <>
      <Stack gap="md">
        <div className={screen.sectionHead}>
          <Stack gap="xs">
            <Heading level={1} tabIndex={-1}>
              {words.heading}
            </Heading>
            <Text tone="quiet">{words.lead}</Text>
          </Stack>
          {mayChange && (
            <div className={css.actions}>
              <Button variant="secondary" onPress={() => setOpen('reassign')}>
                {words.reassign.open}
              </Button>
              <Button variant="secondary" onPress={() => setOpen('task')}>
                {words.bulk.open}
              </Button>
              <Button variant="secondary" onPress={() => void loadImportDialog(() => setOpen('import'))}>
                {words.importCsv}
              </Button>
              <Button onPress={() => setOpen('client')}>{clientWords.add.open}</Button>
            </div>
          )}
        </div>
        <BulkProgress mayChange={mayChange} />
        <ReassignProgress mayChange={mayChange} />
      </Stack>
      {mayChange && (
        <>
          <BulkDialog isOpen={open === 'task'} onClose={close} />
          {ImportDialog && <ImportDialog isOpen={open === 'import'} onClose={close} />}
          <ReassignDialog isOpen={open === 'reassign'} onClose={close} />
          <NewClientDialog
            isOpen={open === 'client'}
            onClose={close}
            onAdded={({ id }) => void navigate(clientHref(id))}
          />
        </>
      )}
      <Tabs
        label={words.views}
        value={view}
        keyboardActivation="manual"
        onChange={(next) => change({ view: next === 'board' ? 'board' : '' })}
        tabs={[
          { id: 'list', label: words.view.list, panel: <RosterList own={own} /> },
          { id: 'board', label: words.view.board, panel: <MonthBoard own={own} /> },
        ]}
      />
    </>
  )
}

/** The clients by consultant and by a search, sorted by name or by date. @param own user name of the caller */
function RosterList({ own }: { own: string }) {
  const [{ whose, consultant, search, sort, order }, change] = useRosterQuery(own)
  const pages = useApiPages(
    rosterApi,
    'listRoster',
    {
      params: {
        limit: String(PAGE_CLIENTS),
        sort,
        order,
        ...(consultant && { consultant }),
        ...(search && { search }),
      },
    },
    ({ clients, hasMore }) => (hasMore ? clients.at(-1)?.id : undefined),
  )
  const whoseRef = useRef<HTMLSelectElement>(null)
  const rows = (pages.data?.pages ?? []).flatMap(({ clients }) => clients)
  return (
    <Stack gap="md">
      <RosterFilters
        own={own}
        whose={whose}
        search={search}
        whoseRef={whoseRef}
        onWhose={(of) => change({ of })}
        onSearch={(next) => change({ search: next })}
      />
      <PagedTable
        caption={words.heading}
        columns={columns}
        rows={rows}
        pages={pages}
        words={words}
        sort={{ column: sort, direction: order === 'asc' ? 'ascending' : 'descending' }}
        onSortChange={({ column, direction }) =>
          change({
            sort: column === 'due' ? 'due' : '',
            order: direction === 'descending' ? 'desc' : '',
          })
        }
      >
        {search ? (
          words.noneFound
        ) : whose === '' ? (
          <NoneMine whoseRef={whoseRef} onWhose={(of) => change({ of })} />
        ) : (
          words.none
        )}
      </PagedTable>
    </Stack>
  )
}
