import { Disclosure } from '@anupalan/design-system/disclosure'
import { Table } from '@anupalan/design-system/table'
import { hsnEntries } from '@anupalan/server/compliance/hsn-rates'
import { conditionText } from './rates.ts'
import { unbroken } from '../../../ui/unbroken.css.ts'
import { hsnRatesResult, hsnRatesRules as words } from './words.ts'

/** Every line, in the order of the table. */
export function HsnRatesRules() {
  return (
    <Disclosure summary={words.summary(hsnEntries.length)}>
      <Table
        caption={words.caption}
        isCaptionHidden
        columns={[
          { key: 'what', head: hsnRatesResult.what },
          { key: 'code', head: words.code },
          { key: 'rate', head: hsnRatesResult.rate },
        ]}
        rows={hsnEntries.map(({ code, name, row }) => ({
          id: `${code} ${name}`,
          cells: {
            what: name,
            code: <span className={unbroken}>{code}</span>,
            rate: row.value.map(conditionText).join('; '),
          },
        }))}
      />
    </Disclosure>
  )
}
