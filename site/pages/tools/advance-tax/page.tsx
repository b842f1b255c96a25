import { advanceTaxLimitations } from '@anupalan/server/compliance/advance-tax'
import { advanceTaxWords } from './words.ts'
import { Island } from '../../../islands/island.tsx'
import { ToolPage } from '../frame/tool-page.tsx'
import AdvanceTaxRules from './rules.island.tsx'
import AdvanceTax from './tool.island.tsx'

export default function AdvanceTaxPage() {
  return (
    <ToolPage
      words={advanceTaxWords}
      topic="advanceTax"
      limits={advanceTaxLimitations}
      tool={AdvanceTax}
      rules={<Island of={AdvanceTaxRules} when="visible" />}
    />
  )
}
