import { incomeTaxLimitations } from '@anupalan/server/compliance/income-tax'
import { incomeTaxWords } from './words.ts'
import { Island } from '../../../islands/island.tsx'
import { ToolPage } from '../frame/tool-page.tsx'
import IncomeTaxRules from './rules.island.tsx'
import IncomeTax from './tool.island.tsx'

export default function IncomeTaxPage() {
  return (
    <ToolPage
      words={incomeTaxWords}
      topic="incomeTax"
      limits={incomeTaxLimitations}
      tool={IncomeTax}
      rules={<Island of={IncomeTaxRules} when="visible" />}
    />
  )
}
