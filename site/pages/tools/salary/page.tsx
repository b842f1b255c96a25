import { salaryLimitations } from '@anupalan/server/compliance/salary'
import { salaryWords } from './words.ts'
import { Island } from '../../../islands/island.tsx'
import { ToolPage } from '../frame/tool-page.tsx'
import SalaryRules from './rules.island.tsx'
import Salary from './tool.island.tsx'

export default function SalaryPage() {
  return (
    <ToolPage
      words={salaryWords}
      topic="salary"
      limits={salaryLimitations}
      tool={Salary}
      rules={<Island of={SalaryRules} when="visible" />}
    />
  )
}
