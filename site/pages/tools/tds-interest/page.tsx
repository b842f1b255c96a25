import { tdsInterestLimits, tdsInterestWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { TdsInterestRules } from './rules.tsx'
import TdsInterestTool from './tool.island.tsx'

export default function TdsInterestPage() {
  return (
    <ToolPage
      words={tdsInterestWords}
      topic="tdsInterest"
      limits={tdsInterestLimits}
      tool={TdsInterestTool}
      rules={<TdsInterestRules />}
    />
  )
}
