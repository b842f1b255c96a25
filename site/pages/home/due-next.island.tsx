import { Badge } from '@anupalan/design-system/badge'
import { Heading } from '@anupalan/design-system/heading'
import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import { Link } from '@anupalan/design-system/link'
import {
  daysBetween,
  formatDate,
  formatDayMonth,
  weekday,
  type IsoDate,
} from '@anupalan/server/compliance/ist'
import { builtOn } from 'virtual:built-on'
import { dueNext } from './due-next.words.ts'
import type { DueDateRow } from '../../ui/days/due-dates.ts'
import { useToday } from '../../ui/days/use-today.ts'
import * as css from './home.css.ts'

export interface DueNextProps {
  /** Dates of one year from the build on, earliest first. */
  rows: readonly DueDateRow[]
}

/**
 * The next statutory dates. The document has those of a year from its build; the browser removes past ones and counts
 * the days left, in reserved space.
 */
export default function DueNext({ rows }: DueNextProps) {
  const today = useToday()
  const next = rows.filter(({ date }) => date >= (today ?? builtOn)).slice(0, dueNext.rows)
  return (
    <Ledger
      surface="floating"
      labelledBy="due-next"
      heading={
        <Heading level={2} size="label" id="due-next">
          {dueNext.heading}
        </Heading>
      }
      empty={dueNext.none}
      footer={
        <>
          {dueNext.basis} {dueNext.source}{' '}
          <Link href={dueNext.link.href} variant="quiet">
            {dueNext.link.label}
          </Link>
        </>
      }
    >
      {next.map((row) => (
        <LedgerRow
          key={`${row.date} ${row.title}`}
          start={<time dateTime={row.date}>{formatDayMonth(row.date)}</time>}
          startDetail={weekday(row.date)}
          title={row.title}
          detail={<Detail row={row} />}
          end={<DaysLeft date={row.date} today={today} />}
        />
      ))}
    </Ledger>
  )
}

function Detail({ row: { detail, statutoryDate, confirm } }: { row: DueDateRow }) {
  return (
    <>
      {detail}
      {statutoryDate && <span className={css.line}>{dueNext.extendedFrom(formatDate(statutoryDate))}</span>}
      {confirm && <span className={css.line}>{dueNext.confirm}</span>}
    </>
  )
}

/** Within this many days a date is marked as near. */
const NEAR_DAYS = 10

function DaysLeft({ date, today }: { date: IsoDate; today: IsoDate | null }) {
  const days = today === null ? null : daysBetween(today, date)
  return (
    <span className={css.daysLeft}>
      {days !== null && (
        <Badge tone={days <= NEAR_DAYS ? 'danger' : 'positive'}>{dueNext.inDays(days)}</Badge>
      )}
    </span>
  )
}
