import { BarChart } from '@anupalan/design-system/bar-chart'
import { Checkbox } from '@anupalan/design-system/checkbox'
import { Select } from '@anupalan/design-system/select'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { gstLateFeeFields as words, gstLateFeeResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { CAUSES, FORMS, gstLateFeeTool, type LateFeeAnswer } from './inputs.ts'

function showResult({ fee, interest, total, delays }: LateFeeAnswer): ToolResult {
  const isInTime = fee.daysLate === 0
  return {
    answer: isInTime ? resultWords.inTime : formatRupees(total),
    about: isInTime
      ? resultWords.inTimeAbout
      : resultWords.about(formatRupees(fee.fee), formatRupees(interest.interest), fee.daysLate),
    rules: [...fee.working, ...interest.working].map(({ rule }) => rule),
    working: (
      <>
        <WorkingTable
          caption={resultWords.feeCaption}
          columns={[{ head: resultWords.fee, working: fee.working }]}
        />
        <WorkingTable
          caption={resultWords.interestCaption}
          columns={[{ head: resultWords.interest, working: interest.working }]}
        />
        <BarChart
          title={resultWords.chart}
          summary={resultWords.chartSummary(formatRupees(fee.cap))}
          labelHead={resultWords.filed}
          series={[
            { key: 'fee', label: resultWords.fee, tone: 'accent' },
            { key: 'interest', label: resultWords.interest, tone: 'neutral' },
          ]}
          bars={delays.map((delay) => ({
            label: resultWords.later(delay.days),
            values: { fee: delay.fee, interest: delay.interest },
          }))}
          format={formatRupees}
        />
      </>
    ),
  }
}

export default function GstLateFee(props: ToolProps) {
  const tool = useTool(gstLateFeeTool)
  const { field, box, texts } = tool
  const isAnnual = texts.form === 'gstr-9'
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={
        <>
          <Select
            {...field('form')}
            label={words.form.label}
            options={optionsOf(FORMS, words.form.options)}
          />
          <DateField {...field('dueOn')} {...words.dueOn} />
          <DateField {...field('filedOn')} {...words.filedOn} />
          {!isAnnual && <Checkbox {...box('nil')} {...words.nil} />}
          <AmountField {...field('turnover')} {...words.turnover} />
          {isAnnual && <AmountField {...field('stateTurnover')} {...words.stateTurnover} />}
          <Segments
            {...field('cause')}
            label={words.cause.label}
            options={optionsOf(CAUSES, words.cause.options)}
          />
          <AmountField
            {...field('cash')}
            {...words.cash[texts.cause === 'wrong-credit' ? 'wrong-credit' : 'late-payment']}
          />
        </>
      }
    />
  )
}
