import { Text } from '@anupalan/design-system/text'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { TdsInterest } from '@anupalan/server/compliance/tds-interest'
import { tdsInterestFields as words, tdsInterestResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { ROUTES, STATEMENTS, tdsInterestTool } from './inputs.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

function aboutOf({ interest, fee }: TdsInterest): string {
  if (fee === 0) return resultWords.interestOnly
  if (interest === 0) return resultWords.feeOnly
  return resultWords.about(formatRupees(interest), formatRupees(fee))
}

function showResult(result: TdsInterest): ToolResult {
  const { total, payBy, fileBy, working } = result
  const [pay, file] = [formatDate(payBy), formatDate(fileBy)]
  return {
    answer: total === 0 ? resultWords.inTime : formatRupees(total),
    about: total === 0 ? resultWords.inTimeAbout : aboutOf(result),
    rules: working.map(({ rule }) => rule),
    working: (
      <>
        <Text>
          <Unbroken text={payBy === fileBy ? resultWords.challanDates(pay) : resultWords.dates(pay, file)} />
        </Text>
        <WorkingTable caption={resultWords.caption} columns={[{ head: resultWords.amount, working }]} />
      </>
    ),
  }
}

export default function TdsInterestTool(props: ToolProps) {
  const tool = useTool(tdsInterestTool)
  const { field, texts } = tool
  const isChallan = texts.route === 'challan'
  const hasFee = isChallan || texts.statement === 'late'
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={
        <>
          <AmountField {...field('tax')} {...words.tax} />
          <Segments
            {...field('route')}
            label={words.route.label}
            description={words.route.descriptions[isChallan ? 'challan' : 'monthly']}
            options={optionsOf(ROUTES, words.route.options)}
          />
          <DateField {...field('deductibleOn')} {...words.deductibleOn} />
          <DateField {...field('deductedOn')} {...words.deductedOn} />
          <DateField {...field('paidOn')} {...words.paidOn} />
          {!isChallan && (
            <Segments
              {...field('statement')}
              label={words.statement.label}
              options={optionsOf(STATEMENTS, words.statement.options)}
            />
          )}
          {!isChallan && texts.statement === 'late' && <DateField {...field('filedOn')} {...words.filedOn} />}
          {hasFee && <AmountField {...field('statementTax')} {...words.statementTax} />}
        </>
      }
    />
  )
}
