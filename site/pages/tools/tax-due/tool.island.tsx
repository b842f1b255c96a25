import { Checkbox } from '@anupalan/design-system/checkbox'
import { Select } from '@anupalan/design-system/select'
import { Text } from '@anupalan/design-system/text'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatDate, formatDayMonth, type IsoDate } from '@anupalan/server/compliance/ist'
import type { TaxDue } from '@anupalan/server/compliance/tax-due'
import { builtOn } from 'virtual:built-on'
import { taxDueFields as words, taxDueResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { TaxYearField } from '../fields/taxpayer-fields.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { ADVANCE, spansOf, taxDueTool, WHO } from './inputs.ts'

function answerOf({ payable, interest, fee, refundInterest }: TaxDue): Pick<ToolResult, 'answer' | 'about'> {
  if (payable === 0) return { answer: resultWords.nothing, about: resultWords.nothingAbout }
  if (payable < 0) {
    const about =
      refundInterest === 0 ? resultWords.refund : resultWords.refundWith(formatRupees(refundInterest))
    return { answer: formatRupees(-payable), about }
  }
  const all = interest.lateReturn + interest.unpaid + interest.deferred
  const about =
    fee > 0
      ? resultWords.about(formatRupees(all), formatRupees(fee))
      : all > 0
        ? resultWords.aboutInterest(formatRupees(all))
        : resultWords.aboutTax
  return { answer: formatRupees(payable), about }
}

function showResult(due: TaxDue, today: IsoDate): ToolResult {
  const { dueOn, working } = due
  return {
    ...answerOf(due),
    rules: working.map(({ rule }) => rule),
    working: (
      <>
        <Text>{(dueOn < today ? resultWords.due : resultWords.dueYet)(formatDate(dueOn))}</Text>
        <WorkingTable caption={resultWords.caption} columns={[{ head: resultWords.amount, working }]} />
      </>
    ),
  }
}

export default function TaxDueIsland(props: ToolProps) {
  const tool = useTool(taxDueTool)
  const { field, box, texts } = tool
  const today = useToday() ?? builtOn
  const spans = spansOf(texts.taxYear)
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={(due) => showResult(due, today)}
      form={
        <>
          <TaxYearField {...field('taxYear')} />
          <Select {...field('who')} label={words.who.label} options={optionsOf(WHO, words.who.options)} />
          <AmountField {...field('totalIncome')} {...words.totalIncome} />
          <AmountField {...field('tax')} {...words.tax} />
          <AmountField {...field('deducted')} {...words.deducted} />
          <Checkbox {...box('senior')} {...words.senior} />
          {ADVANCE.map((name, at) => (
            <AmountField
              key={name}
              {...field(name)}
              label={words.advance(formatDayMonth(spans[at]!.from), formatDayMonth(spans[at]!.to))}
            />
          ))}
          <AmountField {...field('selfPaid')} {...words.selfPaid} />
          {texts.selfPaid.trim() !== '' && <DateField {...field('selfPaidOn')} {...words.selfPaidOn} />}
          <DateField {...field('on')} {...words.on} />
          <DateField {...field('refundOn')} {...words.refundOn} />
        </>
      }
    />
  )
}
