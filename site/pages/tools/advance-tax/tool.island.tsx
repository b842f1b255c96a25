import { BarChart } from '@anupalan/design-system/bar-chart'
import { Select } from '@anupalan/design-system/select'
import type { AdvanceTaxPlan } from '@anupalan/server/compliance/advance-tax'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatDate, formatDayMonth, type IsoDate } from '@anupalan/server/compliance/ist'
import { builtOn } from 'virtual:built-on'
import { advanceTaxFields as words, advanceTaxResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { AgeField, ResidencyField, TaxYearField } from '../fields/taxpayer-fields.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { useToday } from '../../../ui/days/use-today.ts'
import { answerOf } from './answer.ts'
import { advanceTaxTool, BUSINESS, PAID, spansOf } from './inputs.ts'

function showResult(plan: AdvanceTaxPlan, today: IsoDate): ToolResult {
  const { exemption, instalments, deferment, working, rules } = plan
  return {
    ...answerOf(plan, today),
    rules,
    working: (
      <>
        {!exemption && (
          <BarChart
            title={resultWords.chart}
            summary={
              deferment === 0 ? resultWords.noInterest : resultWords.chartSummary(formatRupees(deferment))
            }
            labelHead={resultWords.by}
            series={[
              { key: 'paid', label: resultWords.paid, tone: 'positive' },
              { key: 'balance', label: resultWords.balance, tone: 'accent' },
            ]}
            bars={instalments.map(({ dueOn, paid, balance }) => ({
              label: formatDate(dueOn),
              values: { paid, balance },
            }))}
            format={formatRupees}
          />
        )}
        <WorkingTable caption={resultWords.caption} columns={[{ head: resultWords.amount, working }]} />
      </>
    ),
  }
}

export default function AdvanceTax(props: ToolProps) {
  const tool = useTool(advanceTaxTool)
  const { field, texts } = tool
  const today = useToday() ?? builtOn
  const spans = spansOf(texts.taxYear)
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={(plan) => showResult(plan, today)}
      form={
        <>
          <TaxYearField {...field('taxYear')} />
          <AmountField {...field('tax')} {...words.tax} />
          <AmountField {...field('deducted')} {...words.deducted} />
          <AgeField {...field('age')} />
          <ResidencyField {...field('residency')} />
          <Select
            {...field('businessIncome')}
            label={words.businessIncome.label}
            description={words.businessIncome.description}
            options={optionsOf(BUSINESS, words.businessIncome.options)}
          />
          {PAID.map((name, at) => (
            <AmountField
              key={name}
              {...field(name)}
              label={words.paid(formatDayMonth(spans[at]!.from), formatDayMonth(spans[at]!.to))}
            />
          ))}
        </>
      }
    />
  )
}
