import { Select } from '@anupalan/design-system/select'
import { Text } from '@anupalan/design-system/text'
import type { Asset, CapitalGain } from '@anupalan/server/compliance/capital-gains'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { capitalGainsFields as words, capitalGainsResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { readDate } from '../../../ui/read-date.ts'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { ASSETS, capitalGainsTool, OWNERS, SLABS } from './inputs.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

function answerOf({ kind, ways, chosen, tax, loss }: CapitalGain): Pick<ToolResult, 'answer' | 'about'> {
  if (loss) return { answer: resultWords.loss, about: resultWords.lossAbout(formatRupees(loss.amount)) }
  const [plain, other] = ways
  const gain = formatRupees(plain!.gain)
  if (tax === 0) return { answer: resultWords.noTax, about: resultWords.noTaxAbout(kind, gain) }
  const about =
    other === undefined
      ? resultWords.about(kind, gain)
      : resultWords.aboutChoice(gain, formatRupees(ways[1 - chosen]!.tax - tax))
  return { answer: formatRupees(tax), about }
}

/** What becomes of a loss. */
function remarkOf({ kind, loss }: CapitalGain): string | undefined {
  if (!loss) return undefined
  if (loss.years === 0) return resultWords.lost
  return (kind === 'long' ? resultWords.carriedLong : resultWords.carried)(loss.years)
}

function showResult(result: CapitalGain): ToolResult {
  const { ways, chosen } = result
  const remark = remarkOf(result)
  const hasChoice = ways.length > 1
  const columns = (key: 'gainWorking' | 'taxWorking') =>
    ways.map((way) => ({
      head: hasChoice ? resultWords.ways[way.id] : resultWords.amount,
      working: way[key],
    }))
  const marked = hasChoice ? { chosen } : {}
  return {
    ...answerOf(result),
    rules: ways
      .flatMap(({ gainWorking, taxWorking }) => [...gainWorking, ...taxWorking])
      .map(({ rule }) => rule),
    working: (
      <>
        {remark && <Text>{remark}</Text>}
        <WorkingTable caption={resultWords.gainCaption} columns={columns('gainWorking')} {...marked} />
        <WorkingTable caption={resultWords.taxCaption} columns={columns('taxWorking')} {...marked} />
        {hasChoice && <Text size="small">{resultWords.choice}</Text>}
        <Text size="small">
          <Unbroken text={resultWords.alone} />
        </Text>
      </>
    ),
  }
}

export default function CapitalGainsTool(props: ToolProps) {
  const tool = useTool(capitalGainsTool)
  const { field, texts } = tool
  const asset = ASSETS.find((each) => each === texts.asset) ?? ('property' satisfies Asset)
  const bought = readDate(texts.boughtOn)
  const isBoughtBefore = (day: string) => bought.ok && bought.value < day
  const [isProperty, isEquity, isDigital] = [asset === 'property', asset === 'equity', asset === 'vda']
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={
        <>
          <Select
            {...field('asset')}
            label={words.asset.label}
            description={words.asset.descriptions[asset]}
            options={optionsOf(ASSETS, words.asset.options)}
          />
          {isProperty && (
            <Select
              {...field('owner')}
              label={words.owner.label}
              options={optionsOf(OWNERS, words.owner.options)}
            />
          )}
          <DateField {...field('boughtOn')} {...words.boughtOn} />
          <DateField {...field('soldOn')} {...words.soldOn} />
          <AmountField {...field('price')} {...words.price} />
          <AmountField {...field('cost')} {...words.cost} />
          {!isDigital && <AmountField {...field('expenses')} {...words.expenses} />}
          {isProperty && (
            <>
              <AmountField {...field('stampValue')} {...words.stampValue} />
              <AmountField {...field('improvement')} {...words.improvement} />
              {texts.improvement.trim() !== '' && (
                <DateField {...field('improvedOn')} {...words.improvedOn} />
              )}
              {isBoughtBefore('2001-04-01') && <AmountField {...field('value2001')} {...words.value2001} />}
            </>
          )}
          {isEquity && isBoughtBefore('2018-02-01') && (
            <AmountField {...field('value2018')} {...words.value2018} />
          )}
          {!isDigital && !isEquity && (
            <Select
              {...field('slab')}
              label={words.slab.label}
              description={words.slab.description}
              options={SLABS.map((rate) => ({ value: rate, label: words.slab.option(rate) }))}
            />
          )}
          {!isDigital && (
            <>
              <AmountField {...field('shortLoss')} {...words.shortLoss} />
              <AmountField {...field('longLoss')} {...words.longLoss} />
            </>
          )}
          {isEquity && <AmountField {...field('otherEquityGains')} {...words.otherEquityGains} />}
        </>
      }
    />
  )
}
