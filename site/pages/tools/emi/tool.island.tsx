import { BarChart } from '@anupalan/design-system/bar-chart'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { memo, useDeferredValue } from 'react'
import { emiFields as words, emiResult as said } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { optionsOf } from '../fields/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { AFTER, emiTool, VIEWS, type LoanAnswer } from './inputs.ts'
import { byYear, Schedule } from './schedule.tsx'

/** The way of the loan: it may come a moment after the instalment, since it can be six hundred rows long. */
const Way = memo(function Way({ loan }: { loan: LoanAnswer }) {
  const { instalments, interest, paid, saved, prepaid, working, view } = loan
  return (
    <>
      {prepaid > 0 && <Text>{said.saved(formatRupees(saved.interest), saved.months)}</Text>}
      <WorkingTable caption={said.caption} columns={[{ head: said.amount, working }]} />
      <BarChart
        title={said.chart}
        summary={said.chartSummary(formatRupees(interest), formatRupees(paid))}
        labelHead={said.year}
        series={[
          { key: 'principal', label: said.principal, tone: 'positive' },
          { key: 'interest', label: said.interest, tone: 'accent' },
        ]}
        bars={byYear(instalments).map((year, at) => ({
          label: said.nth(at + 1),
          values: { principal: year.principal + year.prepayment, interest: year.interest },
        }))}
        format={formatRupees}
      />
      <Schedule instalments={instalments} view={view} />
    </>
  )
})

function Later({ loan }: { loan: LoanAnswer }) {
  return <Way loan={useDeferredValue(loan)} />
}

const showResult = (loan: LoanAnswer): ToolResult => ({
  answer: formatRupees(loan.emi),
  about: said.about(loan.instalments.length),
  rules: [],
  working: <Later loan={loan} />,
})

export default function Emi(props: ToolProps) {
  const tool = useTool(emiTool)
  const { field, texts } = tool
  const whole = { inputMode: 'numeric', autoComplete: 'off', figures: true } as const
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={
        <>
          <AmountField {...field('principal')} {...words.principal} />
          <TextField
            {...field('rate')}
            {...words.rate}
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            figures
          />
          <TextField {...field('months')} {...words.months} {...whole} />
          <AmountField {...field('prepaid')} {...words.prepaid} />
          {texts.prepaid.trim() !== '' && (
            <>
              <TextField {...field('prepaidIn')} {...words.prepaidIn} {...whole} />
              <Segments
                {...field('after')}
                label={words.after.label}
                options={optionsOf(AFTER, words.after.options)}
              />
            </>
          )}
          <Segments
            {...field('view')}
            label={words.view.label}
            options={optionsOf(VIEWS, words.view.options)}
          />
        </>
      }
    />
  )
}
