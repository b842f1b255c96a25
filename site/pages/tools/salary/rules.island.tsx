import { Badge } from '@anupalan/design-system/badge'
import { Table } from '@anupalan/design-system/table'
import { CONFIRM_BEFORE_FILING, findRow, needsConfirmation } from '@anupalan/server/compliance/dated'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatDate, type IsoDate } from '@anupalan/server/compliance/ist'
import { formatRate } from '@anupalan/server/compliance/money'
import { labourWelfareFundFor, salaryRulesOn, salaryTables } from '@anupalan/server/compliance/salary'
import { memo } from 'react'
import { builtOn } from 'virtual:built-on'
import { salaryRulesWords as words } from './words.ts'
import { readDate } from '../../../ui/read-date.ts'
import * as css from '../frame/tool.css.ts'
import { useToolText } from '../../../ui/calculator/tool-texts.ts'
import { salaryTool } from './inputs.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

/** Rates and ceilings on a day. */
const Rates = memo(function Rates({ on }: { on: IsoDate }) {
  const rules = salaryRulesOn(on)
  const { ceiling, employee, employer } = rules.stateInsurance.value
  const levy = rules.professionalTax.value
  const welfare = labourWelfareFundFor(on)
  const rows = [
    [words.fund, formatRate(rules.fundRate.value), rules.fundRate],
    [words.fundCeiling, formatRupees(rules.fundCeiling.value), rules.fundCeiling],
    [words.leastWages, formatRate(rules.leastWages.value), rules.leastWages],
    [words.insurance, words.both(formatRate(employee), formatRate(employer)), rules.stateInsurance],
    [words.insuranceCeiling, formatRupees(ceiling), rules.stateInsurance],
    [
      words.professionalTax,
      words.levy(formatRupees(levy.monthly), formatRupees(levy.february), formatRupees(levy.from)),
      rules.professionalTax,
    ],
    ...(welfare
      ? [
          [
            words.labourWelfareFund,
            words.labourWelfareFrom(
              formatRupees(welfare.value.employee),
              formatRupees(welfare.value.employer),
              welfare.value.leastPersons,
            ),
            welfare,
          ] as const,
        ]
      : []),
  ] as const
  return (
    <Table
      caption={words.caption(formatDate(on))}
      columns={[
        { key: 'what', head: words.what },
        { key: 'value', head: words.value },
      ]}
      rows={rows.map(([what, value, rule]) => ({
        id: what,
        cells: {
          what,
          value: (
            <>
              {value}
              {needsConfirmation(rule) && (
                <span className={css.under}>
                  <Badge tone="neutral">{CONFIRM_BEFORE_FILING}</Badge>
                </span>
              )}
              {rule.note && (
                <span className={css.under}>
                  <Unbroken text={rule.note} />
                </span>
              )}
            </>
          ),
        },
      }))}
    />
  )
})

/** Whether every table of a break-up has a row for a day. */
const isKnown = (on: IsoDate) => Object.values(salaryTables).every((table) => findRow(table, on))

/** Rates and ceilings on the day entered in the tool, or on the day of the build if a table has no row for it. */
export default function SalaryRules() {
  const day = readDate(useToolText('on', salaryTool.fields.on.initial))
  return <Rates on={day.ok && isKnown(day.value) ? day.value : builtOn} />
}
