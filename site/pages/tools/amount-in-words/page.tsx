import { amountInWordsLimits, amountInWordsWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { AmountInWordsRules } from './rules.tsx'
import AmountInWords from './tool.island.tsx'

export default function AmountInWordsPage() {
  return (
    <ToolPage
      words={amountInWordsWords}
      limits={amountInWordsLimits}
      tool={AmountInWords}
      rules={<AmountInWordsRules />}
    />
  )
}
