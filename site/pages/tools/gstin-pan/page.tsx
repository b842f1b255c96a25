import { gstinPanLimits, gstinPanWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { GstinPanRules } from './rules.tsx'
import GstinPan from './tool.island.tsx'

export default function GstinPanPage() {
  return (
    <ToolPage
      words={gstinPanWords}
      topic="identifiers"
      limits={gstinPanLimits}
      tool={GstinPan}
      rules={<GstinPanRules />}
    />
  )
}
