import { BarChart } from '@anupalan/design-system/bar-chart'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { memo, useDeferredValue } from 'react'
import { emiFields as words, emiResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { AFTER, emiTool, VIEWS, type LoanAnswer } from './inputs.ts'
import { byYear, Schedule } from './schedule.tsx'

/** The repayment of the loan, rendered deferred, because it can have 600 rows. */
const Repayment = memo(function Repayment({ loan }: { loan: LoanAnswer }) {
  const { instalments, interest, paid, saved, prepaid, working, view } = loan
  return (
    <>
      {prepaid > 0 && <Text>{resultWords.saved(formatRupees(saved.interest), saved.months)}</Text>}
      <WorkingTable caption={resultWords.caption} columns={[{ head: resultWords.amount, working }]} />
      <BarChart
        title={resultWords.chart}
        summary={resultWords.chartSummary(formatRupees(interest), formatRupees(paid))}
        labelHead={resultWords.year}
        series={[
          { key: 'principal', label: resultWords.principal, tone: 'positive' },
          { key: 'interest', label: resultWords.interest, tone: 'accent' },
        ]}
        bars={byYear(instalments).map((year, at) => ({
          label: resultWords.nth(at + 1),
          values: { principal: year.principal + year.prepayment, interest: year.interest },
        }))}
        format={formatRupees}
      />
      <Schedule instalments={instalments} view={view} />
    </>
  )
})

function DeferredRepayment({ loan }: { loan: LoanAnswer }) {
  return <Repayment loan={useDeferredValue(loan)} />
}

const showResult = (loan: LoanAnswer): ToolResult => ({
  answer: formatRupees(loan.emi),
  about: resultWords.about(loan.instalments.length),
  rules: [],
  working: <DeferredRepayment loan={loan} />,
})

export default function Emi(props: ToolProps) {
  const tool = useTool(emiTool)
  const { field, texts } = tool
  const integerProps = { inputMode: 'numeric', autoComplete: 'off', figures: true } as const
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
          <TextField {...field('months')} {...words.months} {...integerProps} />
          <AmountField {...field('prepaid')} {...words.prepaid} />
          {texts.prepaid.trim() !== '' && (
            <>
              <TextField {...field('prepaidIn')} {...words.prepaidIn} {...integerProps} />
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
