import { gstLateFeeLimits, gstLateFeeWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { GstLateFeeRules } from './rules.tsx'
import GstLateFee from './tool.island.tsx'

export default function GstLateFeePage() {
  return (
    <ToolPage
      words={gstLateFeeWords}
      topic="gst"
      limits={gstLateFeeLimits}
      tool={GstLateFee}
      rules={<GstLateFeeRules />}
    />
  )
}
