import { taxDueLimits, taxDueWords } from './words.ts'
import { ToolPage } from '../frame/tool-page.tsx'
import { TaxDueRules } from './rules.tsx'
import TaxDueIsland from './tool.island.tsx'

export default function TaxDuePage() {
  return (
    <ToolPage
      words={taxDueWords}
      topic="taxDue"
      limits={taxDueLimits}
      tool={TaxDueIsland}
      rules={<TaxDueRules />}
    />
  )
}
