import { Table } from '@anupalan/design-system/table'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { taxYears } from '@anupalan/server/compliance/income-tax'
import { formatRate } from '@anupalan/server/compliance/money'
import { businessRules, professionRules, transportRules } from '@anupalan/server/compliance/presumptive'
import * as css from '../frame/tool.css.ts'
import { presumptiveFields, presumptiveRules as words } from './words.ts'

const { options } = presumptiveFields.scheme

const limitOf = (rule: { upTo: number; upToWithLittleCash: number; cashShare: number }) =>
  words.limitOf(formatRupees(rule.upTo), formatRupees(rule.upToWithLittleCash), formatRate(rule.cashShare))

/** The three schemes of the latest year. */
export function PresumptiveRules() {
  const [business, profession, transport] = [
    businessRules.at(-1)!,
    professionRules.at(-1)!,
    transportRules.at(-1)!,
  ]
  const row = (id: string, { section }: { section: string }, limit: string, profit: string) => ({
    id,
    cells: {
      scheme: (
        <>
          {id}
          <span className={css.under}>{section}</span>
        </>
      ),
      limit,
      profit,
    },
  })
  return (
    <Table
      caption={words.caption(taxYears.at(-1)!.label)}
      columns={[
        { key: 'scheme', head: words.scheme },
        { key: 'limit', head: words.limit },
        { key: 'profit', head: words.profit },
      ]}
      rows={[
        row(
          options.business,
          business,
          limitOf(business.value),
          words.business(formatRate(business.value.digital), formatRate(business.value.rest)),
        ),
        row(
          options.profession,
          profession,
          limitOf(profession.value),
          words.profession(formatRate(profession.value.rate)),
        ),
        row(
          options.transport,
          transport,
          words.vehicles(transport.value.most),
          words.transport(formatRupees(transport.value.perTon), formatRupees(transport.value.perVehicle)),
        ),
      ]}
    />
  )
}
