import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { RadioGroup } from '@anupalan/design-system/radio-group'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { media } from '@anupalan/design-system/tokens'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSession } from '../../../session/session.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { PagedTable } from '../../data/paged-table.tsx'
import { useApiPages } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { clientHref } from '../client/client-href.ts'
import { useMayChange } from '../client/use-may-change.ts'
import { newClientWords } from '../client/new-client-words.ts'
import { rosterApi } from './api.ts'
import { BulkProgress } from './bulk-progress.tsx'
import * as css from './clients.css.ts'
import { NoneMine } from './none-mine.tsx'
import { ReassignProgress } from './reassign-progress.tsx'
import { columns, columnsOfPhone } from './roster-columns.tsx'
import { RosterFilters } from './roster-filters.tsx'
import { rosterViews, useRosterQuery } from './roster-query.ts'
import { rosterWords as words } from './words.ts'

const MonthBoard = lazy(() => import('./month-board.tsx').then((module) => ({ default: module.MonthBoard })))

const ImportProgress = lazy(() =>
  import('./import-progress.tsx').then((module) => ({ default: module.ImportProgress })),
)

const importBulkDialog = () => import('./bulk-dialog.tsx').then(({ BulkDialog }) => BulkDialog)
const importReassignDialog = () =>
  import('./reassign-dialog.tsx').then(({ ReassignDialog }) => ReassignDialog)
const importNewClientDialog = () =>
  import('../client/new-client-dialog.tsx').then(({ NewClientDialog }) => NewClientDialog)
const importImportDialog = () => import('./import-dialog.tsx').then(({ ImportDialog }) => ImportDialog)

/** Clients of a page of the list. */
const PAGE_CLIENTS = 50

/** The clients, as a list and by their returns of a month. */
export function Roster() {
  const { user } = useSession()
  const own = user?.username ?? ''
  const mayChange = useMayChange()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'task' | 'client' | 'reassign' | 'import'>()
  const [BulkDialog, loadBulkDialog, preloadBulkDialog] = useLazyComponent(importBulkDialog)
  const [ImportDialog, loadImportDialog, preloadImportDialog] = useLazyComponent(importImportDialog)
  const [ReassignDialog, loadReassignDialog, preloadReassignDialog] = useLazyComponent(importReassignDialog)
  const [NewClientDialog, loadNewClientDialog, preloadNewClientDialog] =
    useLazyComponent(importNewClientDialog)
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
              <Button
                onPress={() => void loadNewClientDialog(() => setOpen('client'))}
                {...preloadNewClientDialog}
              >
                {newClientWords.open}
              </Button>
              <Button
                variant="secondary"
                onPress={() => void loadImportDialog(() => setOpen('import'))}
                {...preloadImportDialog}
              >
                {words.importCsv}
              </Button>
              <Button
                variant="secondary"
                onPress={() => void loadBulkDialog(() => setOpen('task'))}
                {...preloadBulkDialog}
              >
                {words.bulk.open}
              </Button>
              <Button
                variant="secondary"
                onPress={() => void loadReassignDialog(() => setOpen('reassign'))}
                {...preloadReassignDialog}
              >
                {words.reassign.open}
              </Button>
            </div>
          )}
        </div>
        <BulkProgress mayChange={mayChange} />
        <ReassignProgress mayChange={mayChange} />
        <Suspense fallback={null}>
          <ImportProgress mayChange={mayChange} />
        </Suspense>
      </Stack>
      {mayChange && (
        <>
          {BulkDialog && <BulkDialog isOpen={open === 'task'} onClose={close} />}
          {ImportDialog && <ImportDialog isOpen={open === 'import'} onClose={close} />}
          {ReassignDialog && <ReassignDialog isOpen={open === 'reassign'} onClose={close} />}
          {NewClientDialog && (
            <NewClientDialog
              isOpen={open === 'client'}
              onClose={close}
              onAdded={({ id }) => void navigate(clientHref(id))}
            />
          )}
        </>
      )}
      <Stack gap="lg">
        <div className={css.views}>
          <RadioGroup
            label={words.views}
            variant="segmented"
            options={rosterViews.map((value) => ({ value, label: words.view[value] }))}
            value={view}
            onChange={(next) => change({ view: next === 'board' ? 'board' : '' })}
          />
        </div>
        {view === 'list' ? (
          <RosterList own={own} />
        ) : (
          <Suspense fallback={<Spinner />}>
            <MonthBoard own={own} />
          </Suspense>
        )}
      </Stack>
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
  const isPhone = useMedia(media.belowTablet)
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
        columns={isPhone ? columnsOfPhone : columns}
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
