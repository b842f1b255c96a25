import { Table } from '@anupalan/design-system/table'
import type { DatedRow } from '@anupalan/server/compliance/dated'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatDayMonth, isoDate } from '@anupalan/server/compliance/ist'
import { formatRate } from '@anupalan/server/compliance/money'
import type { ReactNode } from 'react'
import * as css from '../frame/tool.css.ts'
import { deposits, fees, interests, statements } from './tables.ts'
import { tdsInterestRules as words } from './words.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

function row<Value>(id: string, table: readonly DatedRow<Value>[], show: (value: Value) => ReactNode) {
  const [old, next] = table.map(({ value, section }) => (
    <>
      {show(value)}
      <span className={css.under}>{section}</span>
    </>
  ))
  return { id, cells: { what: id, old, next } }
}

/** Rates and due dates under both Acts. */
export function TdsInterestRules() {
  return (
    <Table
      caption={words.caption}
      columns={[
        { key: 'what', head: words.what },
        { key: 'old', head: words.old },
        { key: 'next', head: words.next },
      ]}
      rows={[
        row(words.notDeducted, interests, ({ notDeducted }) => formatRate(notDeducted)),
        row(words.notPaid, interests, ({ notPaid }) => formatRate(notPaid)),
        row(words.fee, fees, (fee) => formatRupees(fee)),
        row(words.deposit, deposits, ({ day, dayForMarch }) => words.depositBy(day, dayForMarch)),
        row(words.statements, statements, (rule) => (
          <Unbroken
            text={rule.map(({ month, day }) => formatDayMonth(isoDate(2027, month, day))).join(', ')}
          />
        )),
      ]}
    />
  )
}
