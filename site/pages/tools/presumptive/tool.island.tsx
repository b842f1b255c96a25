import { Alert } from '@anupalan/design-system/alert'
import { Select } from '@anupalan/design-system/select'
import { TextField } from '@anupalan/design-system/text-field'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import type { LowerProfit as LowerProfitRule, Presumptive } from '@anupalan/server/compliance/presumptive'
import { presumptiveFields as words, presumptiveResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { TaxYearField } from '../fields/taxpayer-fields.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { OWNERS, presumptiveTool, SCHEMES } from './inputs.ts'

function answerOf({ barred, presumptive, declared }: Presumptive): Pick<ToolResult, 'answer' | 'about'> {
  if (barred.length > 0) return { answer: resultWords.barred, about: resultWords.barredAbout }
  const about =
    declared > presumptive ? resultWords.aboutActual(formatRupees(presumptive)) : resultWords.about
  return { answer: formatRupees(declared), about }
}

/** What follows from a profit below the presumed one. */
function LowerProfit({ lower, lockIn }: { lower: LowerProfitRule } & Pick<Presumptive, 'lockIn'>) {
  const { title, texts, lockIn: closed, lockInUnknown } = resultWords.lower
  return (
    <Alert role="note" title={title}>
      {texts[lower]} {lockIn === null ? lockInUnknown : lockIn !== undefined && closed(lockIn)}
    </Alert>
  )
}

function showResult(result: Presumptive): ToolResult {
  const { barred, lower, lockIn, receipts, working, rules } = result
  return {
    ...answerOf(result),
    rules: [...rules, ...receipts.map(({ rule }) => rule)],
    working: (
      <>
        {barred.map((reason) => (
          <Alert key={reason} role="note">
            {reason}
          </Alert>
        ))}
        {lower && <LowerProfit lower={lower} lockIn={lockIn} />}
        {receipts.length > 0 && (
          <WorkingTable
            caption={resultWords.receiptsCaption}
            columns={[{ head: resultWords.amount, working: receipts }]}
          />
        )}
        <WorkingTable caption={resultWords.caption} columns={[{ head: resultWords.amount, working }]} />
      </>
    ),
  }
}

export default function PresumptiveTool(props: ToolProps) {
  const tool = useTool(presumptiveTool)
  const { field, texts } = tool
  const number = { inputMode: 'numeric', autoComplete: 'off', figures: true } as const
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={
        <>
          <TaxYearField {...field('taxYear')} />
          <Segments
            {...field('scheme')}
            label={words.scheme.label}
            options={optionsOf(SCHEMES, words.scheme.options)}
          />
          <Select
            {...field('owner')}
            label={words.owner.label}
            options={optionsOf(OWNERS, words.owner.options)}
          />
          {texts.scheme === 'transport' ? (
            <>
              <TextField {...field('light')} {...number} {...words.light} />
              <TextField {...field('lightMonths')} {...number} {...words.lightMonths} />
              <TextField {...field('heavy')} {...number} {...words.heavy} />
              <TextField {...field('heavyKg')} {...number} {...words.heavyKg} />
              <TextField {...field('heavyMonths')} {...number} {...words.heavyMonths} />
            </>
          ) : (
            <>
              <AmountField {...field('digital')} {...words.digital} />
              <AmountField {...field('cash')} {...words.cash} />
              <AmountField {...field('outstanding')} {...words.outstanding} />
            </>
          )}
          <AmountField {...field('actual')} {...words.actual} />
        </>
      }
    />
  )
}
