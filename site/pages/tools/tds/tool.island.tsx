import { Checkbox } from '@anupalan/design-system/checkbox'
import { Select } from '@anupalan/design-system/select'
import { Text } from '@anupalan/design-system/text'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { formatRate } from '@anupalan/server/compliance/money'
import { paymentKinds, type TaxAtSource } from '@anupalan/server/compliance/tds'
import { tdsFields as words, tdsResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../fields/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { PAYEES, tdsTool } from './inputs.ts'

function showResult({ kind, applies, tax, rate, base, reason, rule, working }: TaxAtSource): ToolResult {
  return {
    answer: applies ? formatRupees(tax) : resultWords.none,
    about: applies
      ? resultWords.about(resultWords.due[kind.tax], formatRate(rate), formatRupees(base))
      : resultWords.noneAbout[kind.tax],
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
                  {words.payer} {kind.payer}
                </div>
              </>
            }
            options={kinds}
          />
          <AmountField {...field('amount')} {...words.amount[kind.tax]} />
          <Select
            {...field('payee')}
            label={words.payee[kind.tax].label}
            options={optionsOf(PAYEES, words.payee.options)}
          />
          <Segments
            {...field('pan')}
            label={words.pan.label}
            options={optionsOf(['yes', 'no'], words.pan.options)}
          />
          {texts.payee === 'individual' && <Checkbox {...box('senior')} {...words.senior} />}
          <AmountField {...field('earlier')} {...words.earlier} />
          <AmountField {...field('taken')} {...words.taken} />
          <DateField {...field('on')} {...words.on} />
        </>
      }
    />
  )
}
