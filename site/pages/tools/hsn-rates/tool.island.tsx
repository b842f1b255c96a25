import { Badge } from '@anupalan/design-system/badge'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { CONFIRM_BEFORE_FILING, needsConfirmation } from '@anupalan/server/compliance/dated'
import { ruleOf } from '@anupalan/server/compliance/working'
import { hsnRatesFields as words, hsnRatesResult as resultWords } from './words.ts'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import * as css from '../frame/tool.css.ts'
import { hsnRatesTool, type FoundRates } from './inputs.ts'
import { conditionText, ratesText } from './rates.ts'

function answerOf({ typed, entries, more }: FoundRates): Pick<ToolResult, 'answer' | 'about'> {
  const [first] = entries
  if (!first) return { answer: resultWords.none, about: resultWords.noneAbout(typed) }
  const others = entries.length - 1 + more
  const { name, code } = first
  const about = others === 0 ? resultWords.about(name, code) : resultWords.aboutMore(name, code, others)
  return { answer: ratesText(first), about }
}

function showResult(found: FoundRates): ToolResult {
  const { entries, more, all } = found
  return {
    ...answerOf(found),
    rules: entries.map(({ row }) => ruleOf(row)),
    working:
      entries.length === 0 ? (
        <Text>{resultWords.noneText(all)}</Text>
      ) : (
        <>
          <div className={css.sheet}>
            <Table
              caption={resultWords.caption}
              isCaptionHidden
              columns={[
                { key: 'what', head: resultWords.what },
                { key: 'rate', head: resultWords.rate },
              ]}
              rows={entries.map(({ code, name, row }) => ({
                id: `${code} ${name}`,
                cells: {
                  what: (
                    <>
                      {name}
                      <span className={css.under}>{code}</span>
                      <span className={css.under}>{row.section}</span>
                      {needsConfirmation(row) && (
                        <span className={css.under}>
                          <Badge tone="neutral">{CONFIRM_BEFORE_FILING}</Badge>
                        </span>
                      )}
                    </>
                  ),
                  rate: row.value.map((each) => <div key={each.rate}>{conditionText(each)}</div>),
                },
              }))}
            />
          </div>
          {more > 0 && <Text size="small">{resultWords.more(more)}</Text>}
        </>
      ),
  }
}

export default function HsnRates(props: ToolProps) {
  const tool = useTool(hsnRatesTool)
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={<TextField {...tool.field('what')} {...words.what} autoComplete="off" />}
    />
  )
}
