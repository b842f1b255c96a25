import { Disclosure } from '@anupalan/design-system/disclosure'
import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import { financialYear } from '@anupalan/server/compliance/calendar/financial-year'
import {
  costInflationIndices,
  longEquityRates,
  longRates,
  shortEquityRates,
} from '@anupalan/server/compliance/capital-gains'
import type { DatedRow } from '@anupalan/server/compliance/dated'
import { formatRate } from '@anupalan/server/compliance/money'
import * as css from '../frame/tool.css.ts'
import { capitalGainsRules as words } from './words.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

function row<Value>(id: string, table: readonly DatedRow<Value>[], show: (value: Value) => string) {
  const [before, after, next] = table.map(({ value, section }) => (
    <>
      {show(value)}
      <span className={css.under}>{section}</span>
    </>
  ))
  return { id, cells: { what: id, before, after, next } }
}

/** Rates by day of sale, and the cost inflation index of each year. */
export function CapitalGainsRules() {
  return (
    <Stack gap="lg">
      <Table
        caption={words.rates}
        columns={[
          { key: 'what', head: words.what },
          { key: 'before', head: <Unbroken text={words.before} /> },
          { key: 'after', head: <Unbroken text={words.after} /> },
          { key: 'next', head: <Unbroken text={words.next} /> },
        ]}
        rows={[
          row(words.shortEquity, shortEquityRates, formatRate),
          row(words.longEquity, longEquityRates, formatRate),
          row(words.long, longRates, ({ rate, isIndexed }) =>
            (isIndexed ? words.indexed : words.plain)(formatRate(rate)),
          ),
        ]}
      />
      <Disclosure summary={words.index}>
        <Table
          caption={words.index}
          isCaptionHidden
          columns={[
            { key: 'year', head: words.year },
            { key: 'value', head: words.value, isFigure: true },
          ]}
          rows={costInflationIndices.toReversed().map(({ validFrom, value }) => ({
            id: validFrom,
            cells: { year: financialYear(validFrom), value: String(value) },
          }))}
        />
      </Disclosure>
    </Stack>
  )
}
