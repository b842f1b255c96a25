import { gstLimits, gstWords } from './words.ts'
import { Island } from '../../../islands/island.tsx'
import { ToolPage } from '../frame/tool-page.tsx'
import GstRules from './rules.island.tsx'
import Gst from './tool.island.tsx'

export default function GstPage() {
  return (
    <ToolPage
      words={gstWords}
      topic="gst"
      limits={gstLimits}
      tool={Gst}
      rules={<Island of={GstRules} when="visible" />}
    />
  )
}
