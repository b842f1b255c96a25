import { capitalGainsLimits, capitalGainsWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { CapitalGainsRules } from './rules.tsx'
import CapitalGainsTool from './tool.island.tsx'

export default function CapitalGainsPage() {
  return (
    <ToolPage
      words={capitalGainsWords}
      topic="capitalGains"
      limits={capitalGainsLimits}
      tool={CapitalGainsTool}
      rules={<CapitalGainsRules />}
    />
  )
}
