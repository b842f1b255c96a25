import { Checkbox } from '@anupalan/design-system/checkbox'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { formatRupees } from '@anupalan/server/compliance/format/rupees'
import { REGIMES } from '@anupalan/server/compliance/income-tax'
import { PROVIDENT_FUNDS, type SalaryParts } from '@anupalan/server/compliance/salary'
import { salaryFields as words, salaryResult as resultWords } from './words.ts'
import { taxpayerFields } from '../fields/taxpayer.words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { CityField } from '../fields/city-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { AgeField, ResidencyField } from '../fields/taxpayer-fields.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import * as css from '../frame/tool.css.ts'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { figure, WorkingTable } from '../frame/working-table.tsx'
import { BASES, LEVIES, salaryTool, type SalaryAnswer } from './inputs.ts'

type Part = keyof typeof resultWords.parts & keyof SalaryParts
const partNames = Object.keys(resultWords.parts) as Part[]

function showResult({ month, february, year, leftOver, tax, regime, ...rest }: SalaryAnswer): ToolResult {
  const { payWorking, costWorking } = rest
  const differs = february.takeHome !== month.takeHome
  const shown = partNames.filter((part) => year[part] !== 0)
  return {
    answer: formatRupees(month.takeHome),
    about: resultWords.about(formatRupees(year.takeHome)),
    rules: [...payWorking, ...costWorking, ...tax[regime].incomeWorking, ...tax[regime].taxWorking].map(
      ({ rule }) => rule,
    ),
    working: (
      <>
        <WorkingTable
          caption={resultWords.payslip}
          columns={[{ head: resultWords.amount, working: payWorking }]}
        />
        {differs && <Text size="small">{resultWords.february(formatRupees(february.takeHome))}</Text>}
        <WorkingTable
          caption={resultWords.cost}
          columns={[{ head: resultWords.amount, working: costWorking }]}
        />
        <div className={css.sheet}>
          <Table
            caption={resultWords.whole}
            isCaptionHidden
            columns={[
              { key: 'part', head: resultWords.part },
              { key: 'month', head: resultWords.month, isFigure: true },
              ...(differs
                ? [{ key: 'february', head: resultWords.februaryHead, isFigure: true } as const]
                : []),
              { key: 'year', head: resultWords.year, isFigure: true },
            ]}
            rows={shown.map((part) => ({
              id: part,
              isTotal: part === 'costToCompany',
              cells: {
                part: resultWords.parts[part],
                month: figure(month[part]),
                february: figure(february[part]),
                year: figure(year[part]),
              },
            }))}
          />
        </div>
        <Text size="small" tone="quiet">
          {resultWords.tax(resultWords.regime[regime], formatRupees(year.incomeTax))}
        </Text>
        {leftOver > 0 && (
          <Text size="small" tone="quiet">
            {resultWords.leftOver(formatRupees(leftOver))}
          </Text>
        )}
      </>
    ),
  }
}

export default function Salary(props: ToolProps) {
  const tool = useTool(salaryTool)
  const { field, box } = tool
  const percent = { inputMode: 'numeric', autoComplete: 'off', figures: true, suffix: '%' } as const
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={showResult}
      form={
        <>
          <Segments
            {...field('basis')}
            label={words.basis.label}
            options={optionsOf(BASES, words.basis.options)}
          />
          <AmountField {...field('yearly')} {...words.yearly} />
          <TextField {...field('basicPercent')} {...words.basicPercent} {...percent} />
          <TextField {...field('hraPercent')} {...words.hraPercent} {...percent} />
          <Select
            {...field('providentFund')}
            label={words.providentFund.label}
            options={optionsOf(PROVIDENT_FUNDS, words.providentFund.options)}
          />
          <Checkbox {...box('stateInsurance')} {...words.stateInsurance} />
          <Checkbox {...box('gratuityInCtc')} {...words.gratuityInCtc} />
          <Segments
            {...field('professionalTax')}
            label={words.professionalTax.label}
            options={optionsOf(LEVIES, words.professionalTax.options)}
          />
          <Checkbox {...box('labourWelfareFund')} {...words.labourWelfareFund} />
          <Segments
            {...field('regime')}
            label={taxpayerFields.regime.label}
            options={optionsOf(REGIMES, taxpayerFields.regime.options)}
          />
          <Disclosure summary={words.more}>
            <Stack gap="lg">
              <DateField {...field('on')} {...words.on} />
              <AgeField {...field('age')} />
              <ResidencyField {...field('residency')} />
              <AmountField {...field('rentPaid')} {...words.rentPaid} />
              <CityField {...field('city')} />
              <AmountField {...field('investments')} {...words.investments} />
            </Stack>
          </Disclosure>
        </>
      }
    />
  )
}
