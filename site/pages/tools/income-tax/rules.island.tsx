import { Stack } from '@anupalan/design-system/stack'
import { Table, type TableRow } from '@anupalan/design-system/table'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import {
  AGES,
  deductionLimitsOf,
  ratesOf,
  REGIMES,
  taxYearOf,
  type Band,
} from '@anupalan/server/compliance/income-tax'
import { formatRate } from '@anupalan/server/compliance/money'
import { memo } from 'react'
import { incomeTaxFields, incomeTaxResult, incomeTaxRules as words } from './words.ts'
import { taxpayerFields } from '../fields/taxpayer.words.ts'
import { useToolText } from '../../../ui/calculator/tool-texts.ts'
import { incomeTaxTool } from './inputs.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

/** The span of each band, in words. */
const spans = (bands: readonly Band[]) =>
  bands.map(({ above }, at) => {
    const next = bands[at + 1]?.above
    if (next === undefined) return words.above(formatRupees(above))
    return above === 0 ? words.upTo(formatRupees(next)) : words.to(formatRupees(above), formatRupees(next))
  })

const rateOf = ({ rate }: Band) => (rate === 0 ? words.nil : formatRate(rate))

function slabRows(bands: readonly Band[]): TableRow<'income' | 'rate'>[] {
  const names = spans(bands)
  return bands.map((band, at) => ({
    id: String(band.above),
    cells: { income: names[at], rate: rateOf(band) },
  }))
}

const columns = [
  { key: 'income', head: words.income },
  { key: 'rate', head: words.rate, isFigure: true },
] as const

/** Slabs, surcharge and limits of one year. */
const Tables = memo(function Tables({ taxYear }: { taxYear: string }) {
  const year = taxYearOf(taxYear)
  const rates = ratesOf(year)
  const limits = deductionLimitsOf(year)
  const ages = AGES.map((age) => ({ age, bands: rates.oldSlabs.value[age] }))
  const starts = [...new Set(ages.flatMap(({ bands }) => bands.map(({ above }) => above)))].toSorted(
    (a, b) => a - b,
  )
  const byAge = ({ below60, senior }: { below60: number; senior: number }) =>
    words.byAge(formatRupees(below60), formatRupees(senior))
  const standard = rates.standardDeduction.value
  const nps = limits.employerNps.value
  const limitRows = [
    [words.standardDeduction, words.both(formatRupees(standard.new), formatRupees(standard.old))],
    ...REGIMES.map((regime) => {
      const { most, upTo } = rates.rebate.value[regime]
      return [
        words.rebate(incomeTaxResult.regime[regime].toLowerCase()),
        words.rebateLimit(formatRupees(most), formatRupees(upTo)),
      ]
    }),
    [incomeTaxFields.employerNps.label, words.shareOfPay(formatRate(nps.new), formatRate(nps.old))],
    [incomeTaxFields.investments.label, formatRupees(limits.investments.value)],
    [incomeTaxFields.homeLoanInterest.label, formatRupees(limits.homeLoanInterest.value)],
    [incomeTaxFields.healthInsurance.label, byAge(limits.healthInsurance.value)],
    [incomeTaxFields.ownNps.label, formatRupees(limits.ownNps.value)],
    [incomeTaxFields.depositInterest.label, byAge(limits.depositInterest.value)],
    [incomeTaxFields.professionalTax.label, formatRupees(limits.professionalTax.value)],
  ] as const
  const captionOf = (name: string) => <Unbroken text={`${name}, ${year.label}`} />
  return (
    <Stack gap="lg">
      <Table caption={captionOf(words.newSlabs)} columns={columns} rows={slabRows(rates.newSlabs.value)} />
      <Table
        caption={captionOf(words.oldSlabs)}
        columns={[
          { key: 'income', head: words.income },
          ...AGES.map((age) => ({ key: age, head: taxpayerFields.age.options[age], isFigure: true })),
        ]}
        rows={starts.map((start, at) => {
          const next = starts[at + 1]
          return {
            id: String(start),
            cells: {
              income: spans([
                { above: start, rate: 0 },
                ...(next === undefined ? [] : [{ above: next, rate: 0 }]),
              ])[0],
              ...Object.fromEntries(
                ages.map(({ age, bands }) => [age, rateOf(bands.findLast(({ above }) => above <= start)!)]),
              ),
            },
          }
        })}
      />
      <Table
        caption={captionOf(words.surcharge)}
        columns={[
          { key: 'income', head: words.income },
          ...REGIMES.map((regime) => ({ key: regime, head: incomeTaxResult.regime[regime], isFigure: true })),
        ]}
        rows={rates.surcharge.value.old.map(({ above }) => ({
          id: String(above),
          cells: {
            income: words.above(formatRupees(above)),
            ...Object.fromEntries(
              REGIMES.map((regime) => [
                regime,
                formatRate(rates.surcharge.value[regime].findLast((band) => band.above <= above)!.rate),
              ]),
            ),
          },
        }))}
      />
      <Table
        caption={captionOf(words.limits)}
        columns={[
          { key: 'limit', head: words.limit },
          { key: 'most', head: words.most },
        ]}
        rows={limitRows.map(([limit, most]) => ({ id: limit, cells: { limit, most } }))}
      />
    </Stack>
  )
})

/** Slabs, surcharge and limits of the year selected in the tool. */
export default function IncomeTaxRules() {
  return <Tables taxYear={useToolText('taxYear', incomeTaxTool.fields.taxYear.initial)} />
}
