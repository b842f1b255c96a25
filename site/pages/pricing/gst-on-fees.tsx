import { Disclosure } from '@anupalan/design-system/disclosure'
import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatRate, shareOf } from '@anupalan/server/compliance/money'
import { GST_ON_FEES, plans } from '../../content/pricing.ts'
import { pricingPage } from './words.ts'
import * as css from './pricing.css.ts'

const { gst: words } = pricingPage
const half = GST_ON_FEES / 2
const at = (tax: string, rate: number) => words.at(tax, formatRate(rate))

/** The tax on the fees, with one plan's invoice worked out. */
export function GstOnFees() {
  const plan = plans.find(({ billing }) => billing === 'month') ?? plans[0]
  return (
    <div className={css.apart}>
      <Stack>
        <Text>{words.text}</Text>
        <Text tone="quiet">{words.notInside}</Text>
      </Stack>
      {plan && (
        <Disclosure summary={words.caption(plan.name)}>
          <Table
            caption={words.caption(plan.name)}
            isCaptionHidden
            columns={[
              { key: 'line', head: words.columns.line },
              { key: 'here', head: words.columns.here, isFigure: true },
              { key: 'elsewhere', head: words.columns.elsewhere, isFigure: true },
            ]}
            rows={invoiceRows(plan.fee)}
          />
        </Disclosure>
      )}
    </div>
  )
}

function invoiceRows(fee: number) {
  const [each, igst] = [shareOf(fee, half), shareOf(fee, GST_ON_FEES)]
  const { lines, none } = words
  return [
    { id: 'fee', cells: { line: lines.fee, here: formatRupees(fee), elsewhere: formatRupees(fee) } },
    { id: 'cgst', cells: { line: at(lines.cgst, half), here: formatRupees(each), elsewhere: none } },
    { id: 'sgst', cells: { line: at(lines.sgst, half), here: formatRupees(each), elsewhere: none } },
    { id: 'igst', cells: { line: at(lines.igst, GST_ON_FEES), here: none, elsewhere: formatRupees(igst) } },
    {
      id: 'sum',
      isTotal: true,
      cells: { line: lines.sum, here: formatRupees(fee + 2 * each), elsewhere: formatRupees(fee + igst) },
    },
  ]
}
