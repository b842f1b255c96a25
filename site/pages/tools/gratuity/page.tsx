import { Columns } from '@anupalan/design-system/columns'
import { Select } from '@anupalan/design-system/select'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { gratuityRules, type Gratuity } from '@anupalan/server/compliance/gratuity'
import { formatDate } from '@anupalan/server/compliance/ist'
import {
  gratuityFields as words,
  gratuityResult as said,
  gratuityRulesWords as tables,
} from '../../../content/tools/gratuity.ts'
import { AmountField } from '../../../shell/tool/amount-field.tsx'
import { DateField } from '../../../shell/tool/date-field.tsx'
import { optionsOf } from '../../../shell/tool/options-of.ts'
import { Segments } from '../../../shell/tool/segments.tsx'
import { ToolFrame, type ToolPageProps, type ToolResult } from '../../../shell/tool/tool-frame.tsx'
import * as css from '../../../shell/tool/tool.css.ts'
import { useTool } from '../../../shell/tool/use-tool.ts'
import { WorkingTable } from '../../../shell/tool/working-table.tsx'
import { ENDS, gratuityTool } from './inputs.ts'

function answerOf({ isTooShort, gratuity, received, exempt, taxable }: Gratuity) {
  if (gratuity === 0 && received === 0)
    return { answer: said.nothing, about: isTooShort ? said.tooShort : said.nothingAbout }
  const about = taxable === 0 ? said.allExempt : said.about(formatRupees(exempt), formatRupees(taxable))
  return { answer: formatRupees(received), about }
}

function showResult(result: Gratuity): ToolResult {
  const { gratuity, owed, working } = result
  return {
    ...answerOf(result),
    rules: working.map(({ rule }) => rule),
    working: (
      <>
        {owed > 0 && owed < gratuity && <Text>{said.ceiling(formatRupees(owed))}</Text>}
        <WorkingTable caption={said.caption} columns={[{ head: said.amount, working }]} />
      </>
    ),
  }
}

export default function GratuityPage({ content }: ToolPageProps) {
  const tool = useTool(gratuityTool)
  const { field, texts } = tool
  const isCovered = texts.covered === 'yes'
  return (
    <ToolFrame
      content={content}
      tool={tool}
      result={showResult}
      rules={
        <Table
          caption={tables.caption}
          columns={[
            { key: 'from', head: tables.from },
            { key: 'years', head: tables.years },
            { key: 'fixedTerm', head: tables.fixedTerm },
            { key: 'ceiling', head: tables.ceiling, isFigure: true },
          ]}
          rows={gratuityRules.map(({ value, validFrom, validTo, law }) => ({
            id: validFrom,
            cells: {
              from: (
                <>
                  {validTo === null
                    ? tables.since(formatDate(validFrom))
                    : tables.between(formatDate(validFrom), formatDate(validTo))}
                  <span className={css.under}>{law}</span>
                </>
              ),
              years: tables.count(value.leastYears),
              fixedTerm: tables.count(value.leastYearsOfFixedTerm),
              ceiling: formatRupees(value.ceiling),
            },
          }))}
        />
      }
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
