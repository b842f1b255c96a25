import { presumptiveLimits, presumptiveWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { PresumptiveRules } from './rules.tsx'
import PresumptiveTool from './tool.island.tsx'

export default function PresumptivePage() {
  return (
    <ToolPage
      words={presumptiveWords}
      topic="presumptive"
      limits={presumptiveLimits}
      tool={PresumptiveTool}
      rules={<PresumptiveRules />}
    />
  )
}
