import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Link } from '@anupalan/design-system/link'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { media } from '@anupalan/design-system/tokens'
import { formatDayMonth, type IsoDate } from '@anupalan/server/compliance/ist'
import type { BoardReturn, BoardRow } from '@anupalan/server/contract/tasks/schema'
import { useEffect, useMemo, useRef } from 'react'
import { useToday } from '../../../ui/days/use-today.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { PagedTable } from '../../data/paged-table.tsx'
import { useApiPages } from '../../data/use-api.ts'
import { clientHref, clientTaskHref } from '../client/client-href.ts'
import { taskWords } from '../client/task-words.ts'
import { rosterApi } from './api.ts'
import * as css from './clients.css.ts'
import { monthLabel, monthsAround } from './months.ts'
import { NoneMine } from './none-mine.tsx'
import { RosterFilters } from './roster-filters.tsx'
import { useRosterQuery } from './roster-query.ts'
import { rosterWords } from './words.ts'

const words = rosterWords.board

/** Clients of a page. */
const PAGE_CLIENTS = 50

type Row = BoardRow & { readonly id: string }

/** @param own user name of the caller */
export function MonthBoard({ own }: { own: string }) {
  const today = useToday()
  return today === null ? null : <Board own={own} today={today} />
}

function Board({ own, today }: { own: string; today: IsoDate }) {
  const [{ whose, consultant, search, month: chosen }, change] = useRosterQuery(own)
  const month = chosen || today.slice(0, 7)
  const pages = useApiPages(
    rosterApi,
    'listReturns',
    {
      params: {
        month,
        limit: String(PAGE_CLIENTS),
        ...(consultant && { consultant }),
        ...(search && { search }),
      },
    },
    ({ clients, hasMore }) => (hasMore ? clients.at(-1)?.client : undefined),
  )
  const whoseRef = useRef<HTMLSelectElement>(null)
  const { data } = pages
  const rows = useMemo(
    () => (data?.pages ?? []).flatMap(({ clients }) => clients.map((row) => ({ ...row, id: row.client }))),
    [data],
  )
  const isPhone = useMedia(media.belowTablet)
  const columns = useMemo(
    () => (isPhone ? columnsOfPhone(today) : columnsOf(rows, today)),
    [isPhone, rows, today],
  )
  const isEmpty = rows.length > 0 && rows.every(({ returns }) => returns.length === 0)
  const nextMonth = data?.pages[0]?.nextMonth ?? null
  const isFiled = rows.every(({ returns }) => returns.every(({ isDone }) => isDone))
  /** Nobody has chosen a month, and nothing of this one is left to file. */
  const goesOn = !chosen && rows.length > 0 && isFiled && nextMonth !== null
  const changeRef = useRef(change)
  useEffect(() => {
    changeRef.current = change
  })
  useEffect(() => {
    if (goesOn) changeRef.current({ month: nextMonth })
  }, [goesOn, nextMonth])
  return (
    <Stack gap="md">
      <RosterFilters
        own={own}
        whose={whose}
        search={search}
        whoseRef={whoseRef}
        onWhose={(of) => change({ of })}
        onSearch={(next) => change({ search: next })}
      >
        <Select
          label={words.month}
          options={monthsAround(today, month).map((value) => ({ value, label: monthLabel(value) }))}
          value={month}
          onChange={(next) => change({ month: next })}
        />
      </RosterFilters>
      {isEmpty && !goesOn && (
        <div className={css.noReturns}>
          <Text tone="quiet">{words.noReturns(monthLabel(month))}</Text>
          {nextMonth !== null && (
            <Button variant="secondary" size="compact" onPress={() => change({ month: nextMonth })}>
              {words.showNext(monthLabel(nextMonth))}
            </Button>
          )}
        </div>
      )}
      {goesOn ? (
        <Spinner />
      ) : (
        <PagedTable
          caption={words.caption(monthLabel(month))}
          columns={columns}
          rows={rows}
          pages={pages}
          words={{ ...rosterWords, notLoaded: words.notLoaded }}
        >
          {search ? (
            rosterWords.noneFound
          ) : whose === '' ? (
            <NoneMine whoseRef={whoseRef} onWhose={(of) => change({ of })} />
          ) : (
            rosterWords.none
          )}
        </PagedTable>
      )}
    </Stack>
  )
}

const nameColumn: DataTableColumn<Row> = {
  id: 'name',
  label: rosterWords.columns.name,
  cell: ({ client, name }) => (
    <Link href={clientHref(client, 'tasks')}>
      <bdi className={css.name}>{name}</bdi>
    </Link>
  ),
}

/** The client, and its returns below each other. */
const columnsOfPhone = (today: IsoDate): DataTableColumn<Row>[] => [
  nameColumn,
  {
    id: 'returns',
    label: words.returns,
    cell: ({ client, name, returns }) =>
      returns.length === 0 ? (
        <span className={css.quiet}>{words.noneDue}</span>
      ) : (
        <ul role="list" className={css.returns}>
          {returns.map((each) => (
            <li key={each.task}>
              {each.title}
              <Cell client={client} name={name} of={each} today={today} />
            </li>
          ))}
        </ul>
      ),
  },
]

/** The client, and a column for each return that one of the rows has, by its first date. */
function columnsOf(rows: readonly Row[], today: IsoDate): DataTableColumn<Row>[] {
  const found = new Map<string, BoardReturn>()
  for (const each of rows.flatMap(({ returns }) => returns)) {
    const first = found.get(each.obligation)
    if (!first || each.dueOn < first.dueOn) found.set(each.obligation, each)
  }
  const returns = [...found.values()].toSorted((a, b) =>
    `${a.dueOn}${a.title}` < `${b.dueOn}${b.title}` ? -1 : 1,
  )
  return [
    nameColumn,
    ...returns.map(({ obligation, title }) => ({
      id: obligation,
      label: title,
      cell: ({ client, name, returns: all }: Row) => {
        const own = all.filter((each) => each.obligation === obligation)
        return own.length === 0 ? (
          <span className={css.quiet}>{words.notDue}</span>
        ) : (
          own.map((each) => <Cell key={each.task} client={client} name={name} of={each} today={today} />)
        )
      },
    })),
  ]
}

interface CellProps {
  client: string
  name: string
  of: BoardReturn
  today: IsoDate
}

/** How far a return is, by its status, with its date while it is not filed. */
function Cell({ client, name, of: { task, title, dueOn, status, isDone }, today }: CellProps) {
  const isLate = !isDone && dueOn < today
  const text = status === null ? (isDone ? words.done : words.open) : taskWords.statuses[status]
  return (
    <div className={css.status}>
      <Link href={clientTaskHref(client, task)} aria-label={words.detail(title, name, text)}>
        <Badge tone={isDone ? 'positive' : isLate ? 'danger' : 'neutral'}>{text}</Badge>
      </Link>
      {!isDone && (
        <span className={css.due}>
          {isLate ? words.late(formatDayMonth(dueOn)) : words.due(formatDayMonth(dueOn))}
        </span>
      )}
    </div>
  )
}
