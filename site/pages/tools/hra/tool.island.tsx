import { BarChart } from '@anupalan/design-system/bar-chart'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import type { HraExemption } from '@anupalan/server/compliance/hra'
import { hraFields as words, hraResult as resultWords } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { CityField } from '../fields/city-field.tsx'
import { TaxYearField } from '../fields/taxpayer-fields.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { WorkingTable } from '../frame/working-table.tsx'
import { hraTool } from './inputs.ts'

const LIMBS = ['received', 'rent', 'salary'] as const

function showResult({ exempt, taxable, limbs, least, working }: HraExemption): ToolResult {
  return {
    answer: formatRupees(exempt),
    about: resultWords.about(formatRupees(taxable)),
    rules: working.map(({ rule }) => rule),
    working: (
      <>
        <BarChart
          title={resultWords.chart}
          summary={resultWords.summary[least]}
          labelHead={resultWords.limb}
          series={[{ key: 'amount', label: resultWords.amount, tone: 'positive' }]}
          bars={LIMBS.map((limb) => ({ label: resultWords.limbs[limb], values: { amount: limbs[limb] } }))}
          format={formatRupees}
        />
        <WorkingTable caption={resultWords.caption} columns={[{ head: resultWords.amount, working }]} />
      </>
    ),
  }
}

export default function Hra(props: ToolProps) {
  const tool = useTool(hraTool)
  const { field } = tool
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={
        <>
          <TaxYearField {...field('taxYear')} />
          <CityField {...field('city')} />
          <AmountField {...field('salary')} {...words.salary} />
          <AmountField {...field('hraReceived')} {...words.hraReceived} />
          <AmountField {...field('rentPaid')} {...words.rentPaid} />
        </>
      }
    />
  )
}
