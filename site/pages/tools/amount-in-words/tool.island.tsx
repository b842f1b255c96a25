import { CurrencyField } from '@anupalan/design-system/currency-field'
import { Table } from '@anupalan/design-system/table'
import { amountInWordsFields as words, amountInWordsResult as resultWords } from './words.ts'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import * as css from '../frame/tool.css.ts'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { CopyWords } from './copy-words.tsx'
import { amountInWordsTool, type AmountAnswer } from './inputs.ts'

const showResult = ({ words: answer, figures, others }: AmountAnswer): ToolResult => ({
  answer,
  about: resultWords.about(figures),
  rules: [],
  working: (
    <>
      <CopyWords key={answer} words={answer} />
      <div className={css.sheet}>
        <Table
          caption={resultWords.caption}
          isCaptionHidden
          columns={[
            { key: 'form', head: resultWords.form },
            { key: 'written', head: resultWords.written },
          ]}
          rows={others.map(([form, written]) => ({ id: form, cells: { form, written } }))}
        />
      </div>
    </>
  ),
})

export default function AmountInWords(props: ToolProps) {
  const tool = useTool(amountInWordsTool)
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={<CurrencyField {...tool.field('amount')} {...words.amount} />}
    />
  )
}
