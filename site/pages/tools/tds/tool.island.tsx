import { Checkbox } from '@anupalan/design-system/checkbox'
import { Select } from '@anupalan/design-system/select'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatRate } from '@anupalan/server/compliance/money'
import { monthAndYear, paymentKinds, type TaxAtSource } from '@anupalan/server/compliance/tds'
import { tdsFields as words, tdsResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { MONTH_NUMBERS, PAYEES, tdsTool } from './inputs.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

function aboutOf({ kind, applies, rate, base, once }: TaxAtSource): string {
  const due = [formatRate(rate), formatRupees(base)] as const
  if (once === undefined)
    return applies ? resultWords.about(resultWords.due[kind.tax], ...due) : resultWords.noneAbout[kind.tax]
  if (!applies) return resultWords.noneOfRent
  const month = monthAndYear(once.lastMonth)
  return once.isCapped ? resultWords.capped(month) : resultWords.once(month, ...due)
}

function showResult(result: TaxAtSource): ToolResult {
  const { applies, tax, reason, rule, working } = result
  return {
    answer: applies ? formatRupees(tax) : resultWords.none,
    about: aboutOf(result),
    rules: [rule, ...working.map((line) => line.rule)],
    working: (
      <>
        <Text>{reason}</Text>
        <WorkingTable caption={resultWords.caption} columns={[{ head: resultWords.amount, working }]} />
      </>
    ),
  }
}

const kinds = paymentKinds.map(({ name, tax, title }) => ({
  value: name,
  label: words.kind.option(resultWords.tax[tax], title),
}))

export default function Tds(props: ToolProps) {
  const tool = useTool(tdsTool)
  const { field, box, texts } = tool
  const kind = paymentKinds.find(({ name }) => name === texts.kind)!
  const isOnce = kind.thresholds.some(({ value }) => value.limit.by === 'month-once')
  // A field that the kind does not need is shown only to be corrected.
  const shows = (name: Parameters<typeof field>[0], isNeeded: boolean) =>
    isNeeded || field(name).errorMessage !== undefined
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={
        <>
          <Select
            {...field('kind')}
            label={words.kind.label}
            description={
              <>
                <div>{kind.detail}</div>
                <div>
                  {words.payer} <Unbroken text={kind.payer} />
                </div>
              </>
            }
            options={kinds}
          />
          <AmountField {...field('amount')} {...(isOnce ? words.rent.amount : words.amount[kind.tax])} />
          {shows('lastMonth', isOnce) && (
            <Select
              {...field('lastMonth')}
              label={words.rent.lastMonth.label}
              description={words.rent.lastMonth.description}
              options={optionsOf(MONTH_NUMBERS, words.rent.lastMonth.options)}
            />
          )}
          {shows('months', isOnce) && (
            <TextField
              {...field('months')}
              {...words.rent.months}
              inputMode="numeric"
              autoComplete="off"
              figures
            />
          )}
          {shows('lastRent', isOnce) && <AmountField {...field('lastRent')} {...words.rent.lastRent} />}
          {shows('payee', !isOnce) && (
            <Select
              {...field('payee')}
              label={words.payee[kind.tax].label}
              options={optionsOf(PAYEES, words.payee.options)}
            />
          )}
          <Segments
            {...field('pan')}
            label={words.pan.label}
            options={optionsOf(['yes', 'no'], words.pan.options)}
          />
          {!isOnce && texts.payee === 'individual' && <Checkbox {...box('senior')} {...words.senior} />}
          {shows('earlier', !isOnce) && <AmountField {...field('earlier')} {...words.earlier} />}
          {shows('taken', !isOnce) && <AmountField {...field('taken')} {...words.taken} />}
          <DateField {...field('on')} {...(isOnce ? words.rent.on : words.on)} />
        </>
      }
    />
  )
}
