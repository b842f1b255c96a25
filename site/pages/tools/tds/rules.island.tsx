import { Badge } from '@anupalan/design-system/badge'
import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import { CONFIRM_BEFORE_FILING, findRow, needsConfirmation } from '@anupalan/server/compliance/dated'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { formatRate } from '@anupalan/server/compliance/money'
import { paymentKinds, type RateRule, type Threshold } from '@anupalan/server/compliance/tds'
import { memo } from 'react'
import { builtOn } from 'virtual:built-on'
import { tdsRules as words } from './words.ts'
import { readDate } from '../../../ui/read-date.ts'
import * as css from '../frame/tool.css.ts'
import { useToolText } from '../../../ui/calculator/tool-texts.ts'
import { tdsTool } from './inputs.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

function limitOf(limit: Threshold): string {
  const { limits } = words
  switch (limit.by) {
    case 'none':
      return limits.none
    case 'payment-from':
      return limits[limit.by](formatRupees(limit.from))
    case 'payment-or-year':
      return limits[limit.by](formatRupees(limit.above), formatRupees(limit.yearAbove))
    case 'year':
      return (
        limits.year(formatRupees(limit.above)) +
        (limit.seniorAbove === undefined ? '' : limits.senior(formatRupees(limit.seniorAbove)))
      )
    default:
      return limits[limit.by](formatRupees(limit.above))
  }
}

function rateOf({ rates, beyond }: RateRule): string {
  const { individual, company, firm } = rates
  const first =
    individual !== firm
      ? words.individual(formatRate(individual), formatRate(firm))
      : company !== firm
        ? words.toCompany(formatRate(company), formatRate(firm))
        : formatRate(firm)
  return beyond ? first + words.beyond(formatRate(beyond.rate), formatRupees(beyond.above)) : first
}

/** Every kind of payment on a day: section, rate and threshold. */
const Tables = memo(function Tables({ on }: { on: IsoDate }) {
  return (
    <Stack gap="lg">
      {(['tds', 'tcs'] as const).map((tax) => (
        <Table
          key={tax}
          caption={words.captions[tax]}
          columns={[
            { key: 'what', head: words.what },
            { key: 'rate', head: words.rate },
            { key: 'from', head: words.from },
          ]}
          rows={paymentKinds
            .filter((kind) => kind.tax === tax)
            .flatMap(({ name, title, rates, thresholds }) => {
              const rate = findRow(rates, on)
              const threshold = findRow(thresholds, on)
              if (!rate || !threshold) return []
              return [
                {
                  id: name,
                  cells: {
                    what: (
                      <>
                        <Unbroken text={title} />
                        <span className={css.under}>{rate.section}</span>
                      </>
                    ),
                    rate: rateOf(rate.value),
                    from: (
                      <>
                        {limitOf(threshold.value.limit)}
                        {[rate, threshold].some(needsConfirmation) && (
                          <span className={css.underMark}>
                            <Badge tone="neutral">{CONFIRM_BEFORE_FILING}</Badge>
                          </span>
                        )}
                      </>
                    ),
                  },
                },
              ]
            })}
        />
      ))}
    </Stack>
  )
})

/** Every kind of payment on the day entered in the finder, or on the day of the build if that is invalid. */
export default function TdsRules() {
  const day = readDate(useToolText('on', tdsTool.fields.on.initial))
  return <Tables on={day.ok ? day.value : builtOn} />
}
