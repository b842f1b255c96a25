import { hsnRatesLimits, hsnRatesWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { HsnRatesRules } from './rules.tsx'
import HsnRates from './tool.island.tsx'

export default function HsnRatesPage() {
  return (
    <ToolPage
      words={hsnRatesWords}
      topic="hsnRates"
      limits={hsnRatesLimits}
      tool={HsnRates}
      rules={<HsnRatesRules />}
    />
  )
}
