import { Columns } from '@anupalan/design-system/columns'
import { Select } from '@anupalan/design-system/select'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import type { Gratuity } from '@anupalan/server/compliance/gratuity'
import { gratuityFields as words, gratuityResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { ENDS, gratuityTool } from './inputs.ts'

function answerOf({ isTooShort, gratuity, received, exempt, taxable }: Gratuity) {
  if (gratuity === 0 && received === 0)
    return {
      answer: resultWords.nothing,
      about: isTooShort ? resultWords.tooShort : resultWords.nothingAbout,
    }
  const about =
    taxable === 0 ? resultWords.allExempt : resultWords.about(formatRupees(exempt), formatRupees(taxable))
  return { answer: formatRupees(received), about }
}

function showResult(result: Gratuity): ToolResult {
  const { gratuity, owed, ifRounded, working } = result
  return {
    ...answerOf(result),
    rules: working.map(({ rule }) => rule),
    working: (
      <>
        {ifRounded !== undefined && ifRounded !== gratuity && (
          <Text>{resultWords.doubt(formatRupees(ifRounded))}</Text>
        )}
        {owed > 0 && owed < gratuity && <Text>{resultWords.ceiling(formatRupees(owed))}</Text>}
        <WorkingTable caption={resultWords.caption} columns={[{ head: resultWords.amount, working }]} />
      </>
    ),
  }
}

export default function GratuityTool(props: ToolProps) {
  const tool = useTool(gratuityTool)
  const { field, texts } = tool
  const isCovered = texts.covered === 'yes'
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={
        <>
          <Segments
            {...field('covered')}
            label={words.covered.label}
            options={optionsOf(['yes', 'no'], words.covered.options)}
          />
          <AmountField {...field('monthlyWage')} {...words.monthlyWage[isCovered ? 'yes' : 'no']} />
          <TextField {...field('years')} {...words.years} inputMode="numeric" autoComplete="off" figures />
          <Columns count={2} gap="md">
            <TextField
              {...field('months')}
              {...words.months}
              inputMode="numeric"
              autoComplete="off"
              figures
            />
            <TextField {...field('days')} {...words.days} inputMode="numeric" autoComplete="off" figures />
          </Columns>
          <Select {...field('end')} label={words.end.label} options={optionsOf(ENDS, words.end.options)} />
          <DateField {...field('lastDay')} {...words.lastDay} />
          <AmountField {...field('received')} {...words.received} />
          <AmountField {...field('exemptedEarlier')} {...words.exemptedEarlier} />
        </>
      }
    />
  )
}
