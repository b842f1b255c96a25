import { gratuityLimitations } from '@anupalan/server/compliance/gratuity'
import { gratuityWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { GratuityRules } from './rules.tsx'
import GratuityTool from './tool.island.tsx'

export default function GratuityPage() {
  return (
    <ToolPage
      words={gratuityWords}
      topic="gratuity"
      limits={gratuityLimitations}
      tool={GratuityTool}
      rules={<GratuityRules />}
    />
  )
}
