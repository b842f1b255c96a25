import { tdsLimits, tdsWords } from './words.ts'
import { Island } from '../../../islands/island.tsx'
import { ToolPage } from '../frame/tool-page.tsx'
import TdsRules from './rules.island.tsx'
import Tds from './tool.island.tsx'

export default function TdsPage() {
  return (
    <ToolPage
      words={tdsWords}
      topic="tds"
      limits={tdsLimits}
      tool={Tds}
      rules={<Island of={TdsRules} when="visible" />}
    />
  )
}
