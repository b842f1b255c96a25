import { Table } from '@anupalan/design-system/table'
import { instalmentRules } from '@anupalan/server/compliance/advance-tax'
import type { DatedRow } from '@anupalan/server/compliance/dated'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatRate } from '@anupalan/server/compliance/money'
import {
  defaultRules,
  lateReturnInterests,
  refundInterests,
  returnFees,
} from '@anupalan/server/compliance/tax-due'
import * as css from '../frame/tool.css.ts'
import { taxDueRules as words } from './words.ts'

function row<Value>(id: string, table: readonly DatedRow<Value>[], show: (value: Value) => string) {
  const [old, next] = table.map(({ value, section }) => (
    <>
      {show(value)}
      <span className={css.under}>{section}</span>
    </>
  ))
  return { id, cells: { what: id, old, next } }
}

/** Rates and fees under both Acts. */
export function TaxDueRules() {
  return (
    <Table
      caption={words.caption}
      columns={[
        { key: 'what', head: words.what },
        { key: 'old', head: words.old },
        { key: 'next', head: words.next },
      ]}
      rows={[
        row(words.lateReturn, lateReturnInterests, formatRate),
        row(words.unpaid, defaultRules, ({ monthly }) => formatRate(monthly)),
        row(words.deferred, instalmentRules, ({ regular }) =>
          words.deferredOf(formatRate(regular[0]!.interest), formatRate(regular.at(-1)!.interest)),
        ),
        row(words.fee, returnFees, ({ small, upTo, large }) =>
          words.feeOf(formatRupees(small), formatRupees(upTo), formatRupees(large)),
        ),
        row(words.refund, refundInterests, ({ monthly }) => formatRate(monthly)),
      ]}
    />
  )
}
