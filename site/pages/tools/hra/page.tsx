import { BarChart } from '@anupalan/design-system/bar-chart'
import { Table } from '@anupalan/design-system/table'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { hraRules, type HraExemption } from '@anupalan/server/compliance/hra'
import { taxYears } from '@anupalan/server/compliance/income-tax'
import { formatRate } from '@anupalan/server/compliance/money'
import { hraFields as words, hraResult as said, hraRulesWords as tables } from '../../../content/tools/hra.ts'
import { AmountField } from '../../../shell/tool/amount-field.tsx'
import { CityField } from '../../../shell/tool/city-field.tsx'
import { TaxYearField } from '../../../shell/tool/taxpayer-fields.tsx'
import { ToolFrame, type ToolPageProps, type ToolResult } from '../../../shell/tool/tool-frame.tsx'
import { useTool } from '../../../shell/tool/use-tool.ts'
import { WorkingTable } from '../../../shell/tool/working-table.tsx'
import { hraTool } from './inputs.ts'

const LIMBS = ['received', 'rent', 'salary'] as const

function showResult({ exempt, taxable, limbs, least, working }: HraExemption): ToolResult {
  return {
    answer: formatRupees(exempt),
    about: said.about(formatRupees(taxable)),
    rules: working.map(({ rule }) => rule),
    working: (
      <>
        <BarChart
          title={said.chart}
          summary={said.summary[least]}
          labelHead={said.limb}
          series={[{ key: 'amount', label: said.amount, tone: 'positive' }]}
          bars={LIMBS.map((limb) => ({ label: said.limbs[limb], values: { amount: limbs[limb] } }))}
          format={formatRupees}
        />
        <WorkingTable caption={said.caption} columns={[{ head: said.amount, working }]} />
      </>
    ),
  }
}

export default function HraPage({ content }: ToolPageProps) {
  const tool = useTool(hraTool)
  const { field } = tool
  return (
    <ToolFrame
      content={content}
      tool={tool}
      result={showResult}
      rules={
        <Table
          caption={tables.caption}
          columns={[
            { key: 'year', head: tables.year },
            { key: 'cities', head: tables.cities },
            { key: 'inCities', head: tables.inCities, isFigure: true },
            { key: 'elsewhere', head: tables.elsewhere, isFigure: true },
          ]}
          rows={hraRules.map(({ validFrom, value }) => ({
            id: validFrom,
            cells: {
              year: taxYears.find(({ from }) => from === validFrom)?.label,
              cities: value.cities.join(', '),
              inCities: formatRate(value.inCities),
              elsewhere: formatRate(value.elsewhere),
            },
          }))}
        />
      }
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
