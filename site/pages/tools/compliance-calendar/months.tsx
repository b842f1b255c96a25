import { Badge } from '@anupalan/design-system/badge'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import {
  dateParts,
  effectiveDate,
  formatDate,
  formatDayMonth,
  type DueDate,
} from '@anupalan/server/compliance'
import { CONFIRM_BEFORE_FILING } from '@anupalan/server/compliance/dated'
import { MONTHS } from '@anupalan/server/compliance/ist'
import { memo } from 'react'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { complianceCalendarResult as words } from './words.ts'

/** Dates grouped by month, in order. */
export function byMonth(dates: readonly DueDate[]): [month: string, dates: DueDate[]][] {
  const months = new Map<string, DueDate[]>()
  for (const due of dates) {
    const { year, month } = dateParts(effectiveDate(due))
    const name = words.month(MONTHS[month - 1]!, year)
    months.set(name, [...(months.get(name) ?? []), due])
  }
  return [...months]
}

/** Number of months open initially. */
const OPEN_MONTHS = 2

/** Every date by month, with its section. */
export const Months = memo(function Months({ dates }: { dates: readonly DueDate[] }) {
  return (
    <div>
      {byMonth(dates).map(([month, due], at) => (
        <Disclosure key={month} summary={`${month}: ${words.dates(due.length)}`} isOpen={at < OPEN_MONTHS}>
          <Ledger>
            {due.map((each) => (
              <Row key={each.id} due={each} />
            ))}
          </Ledger>
        </Disclosure>
      ))}
    </div>
  )
})

function Row({ due }: { due: DueDate }) {
  const {
    title,
    detail,
    weekday,
    statutoryDate,
    extendedDate,
    extensionOrder,
    law,
    section,
    optional,
    confirm,
  } = due
  const date = effectiveDate(due)
  return (
    <LedgerRow
      start={<time dateTime={date}>{formatDayMonth(date)}</time>}
      startDetail={weekday}
      title={title}
      detail={
        <>
          {[
            detail,
            optional && words.optional,
            extendedDate && words.extended(formatDate(statutoryDate), extensionOrder ?? law),
          ]
            .filter(Boolean)
            .join(', ')}
          <br />
          <Unbroken text={`${law}, ${section}`} />
        </>
      }
      end={confirm && <Badge tone="neutral">{CONFIRM_BEFORE_FILING}</Badge>}
    />
  )
}
