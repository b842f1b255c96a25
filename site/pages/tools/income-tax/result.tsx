import { BarChart } from '@anupalan/design-system/bar-chart'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { REGIMES, type RegimeComparison } from '@anupalan/server/compliance/income-tax'
import type { Working } from '@anupalan/server/compliance/working'
import { incomeTaxResult as words } from './words.ts'
import type { ToolResult } from '../frame/tool-frame.tsx'
import { WorkingTable } from '../frame/working-table.tsx'

const isSlab = ({ id }: Working[number]) => /^slab-\d/.test(id)

/** Both workings have a line `rounding`; the one of the tax gets its own id. */
const taxLine = (line: Working[number]) => (line.id === 'rounding' ? { ...line, id: 'tax-rounding' } : line)

/** The comparison as a tool result. */
export function incomeTaxResult(comparison: RegimeComparison): ToolResult {
  const { cheaper, saving, differences, oldRegimeDeductions } = comparison
  const { used, breakEven } = oldRegimeDeductions
  const both = REGIMES.map((regime) => comparison[regime])
  const isEqual = cheaper === 'equal'
  return {
    answer: isEqual ? words.equal : words.less(formatRupees(saving)),
    about: isEqual ? words.equalAbout(formatRupees(comparison.new.tax)) : words.under[cheaper],
    rules: both.flatMap(({ incomeWorking, taxWorking }) =>
      [...incomeWorking, ...taxWorking].map(({ rule }) => rule),
    ),
    working: (
      <>
        <BarChart
          title={words.chart}
          summary={
            breakEven === 0
              ? words.breakEvenNone
              : words.breakEven(formatRupees(used), formatRupees(breakEven))
          }
          labelHead={words.difference}
          series={[{ key: 'tax', label: words.chart, tone: 'positive' }]}
          bars={both.map(({ regime, tax }) => ({
            label: words.short[regime],
            values: { tax },
            tone: regime === cheaper ? 'positive' : 'neutral',
          }))}
          format={formatRupees}
        />
        <WorkingTable
          caption={words.caption}
          chosen={isEqual ? undefined : REGIMES.indexOf(cheaper)}
          labels={words.lines}
          columns={both.map(({ regime, incomeWorking, taxWorking }) => ({
            head: words.regime[regime],
            working: [...incomeWorking, ...taxWorking.filter((line) => !isSlab(line)).map(taxLine)],
          }))}
        />
        <div>
          <Disclosure summary={words.bySlab}>
            <Stack gap="lg">
              {both.map(({ regime, taxWorking }) => (
                <WorkingTable
                  key={regime}
                  caption={words.slabs(words.regime[regime])}
                  columns={[
                    {
                      head: words.regime[regime],
                      working: taxWorking.filter((line) => isSlab(line) || line.id === 'slab-tax'),
                    },
                  ]}
                />
              ))}
            </Stack>
          </Disclosure>
          <Disclosure summary={words.differences}>
            <Text size="small" tone="quiet">
              {words.differenceTotal}
            </Text>
            <WorkingTable
              caption={words.differences}
              columns={[
                {
                  head: words.amount,
                  working: [
                    ...differences,
                    {
                      id: 'total',
                      label: words.differenceTotal,
                      amount: comparison.old.tax - comparison.new.tax,
                      total: true,
                    },
                  ],
                },
              ]}
            />
          </Disclosure>
        </div>
      </>
    ),
  }
}
