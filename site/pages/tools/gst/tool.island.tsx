import { Checkbox } from '@anupalan/design-system/checkbox'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Select } from '@anupalan/design-system/select'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { GST_PLACES, placeName } from '@anupalan/server/compliance/gst'
import { formatRate } from '@anupalan/server/compliance/money'
import { gstFields as words, gstResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { figure, WorkingTable } from '../frame/working-table.tsx'
import * as css from '../frame/tool.css.ts'
import { gstTool, KINDS, MODES, ratesFor, type GstAnswer } from './inputs.ts'

const places = GST_PLACES.map((code) => ({
  value: code,
  label: words.supplier.option(code, placeName(code)),
}))

function showResult({ mode, taxable, tax, total, nature, working, rule, others }: GstAnswer): ToolResult {
  return {
    answer: formatRupees(mode === 'add' ? total : taxable),
    about:
      mode === 'add'
        ? resultWords.with(formatRupees(tax), formatRupees(taxable))
        : resultWords.without(formatRupees(tax), formatRupees(total)),
    rules: [nature.rule, rule, ...working.map((line) => line.rule)],
    working: (
      <>
        <Text>{nature.reason}</Text>
        <WorkingTable caption={resultWords.caption} columns={[{ head: resultWords.amount, working }]} />
        <Disclosure summary={resultWords.others}>
          <div className={css.sheet}>
            <Table
              caption={resultWords.others}
              isCaptionHidden
              columns={[
                { key: 'rate', head: resultWords.rate },
                { key: 'tax', head: resultWords.tax, isFigure: true },
                { key: 'value', head: resultWords.value[mode], isFigure: true },
              ]}
              rows={others.map((other) => ({
                id: String(other.rate),
                cells: {
                  rate: formatRate(other.rate),
                  tax: figure(other.tax, true),
                  value: figure(mode === 'add' ? other.total : other.taxable, true),
                },
              }))}
            />
          </div>
        </Disclosure>
      </>
    ),
  }
}

export default function Gst(props: ToolProps) {
  const tool = useTool(gstTool)
  const { field, box, texts } = tool
  const isZeroRated = texts.kind === 'sez' || texts.kind === 'export'
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={
        <>
          <Segments
            {...field('mode')}
            label={words.mode.label}
            options={optionsOf(MODES, words.mode.options)}
          />
          <AmountField {...field('amount')} {...words.amount[texts.mode === 'remove' ? 'remove' : 'add']} />
          <Select
            {...field('rate')}
            label={words.rate.label}
            options={ratesFor(texts.on).value.map(({ rate, goods }) => ({
              value: String(rate),
              label: words.rate.option(formatRate(rate), goods),
            }))}
          />
          <Select
            {...field('kind')}
            label={words.kind.label}
            options={optionsOf(KINDS, words.kind.options)}
          />
          {isZeroRated && <Checkbox {...box('underUndertaking')} {...words.underUndertaking} />}
          <Select {...field('supplier')} label={words.supplier.label} options={places} />
          <Select {...field('place')} {...words.place} options={places} />
          <DateField {...field('on')} {...words.on} />
        </>
      }
    />
  )
}
