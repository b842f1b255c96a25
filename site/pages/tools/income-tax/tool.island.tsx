import { Checkbox } from '@anupalan/design-system/checkbox'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { incomeTaxFields as words } from './words.ts'
import { AmountField } from '../../../ui/fields/amount-field.tsx'
import { AgeField, ResidencyField, TaxYearField } from '../fields/taxpayer-fields.tsx'
import { ToolFrame, type ToolProps } from '../frame/tool-frame.tsx'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { incomeTaxTool } from './inputs.ts'
import { incomeTaxResult } from './result.tsx'

/** Deductions other than the three of the example. */
const MORE = [
  'parentsHealthInsurance',
  'hraExempt',
  'professionalTax',
  'ownNps',
  'depositInterest',
  'otherDeductions',
] as const

export default function IncomeTax(props: ToolProps) {
  const tool = useTool(incomeTaxTool)
  const { field, box } = tool
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={incomeTaxResult}
      form={
        <>
          <TaxYearField {...field('taxYear')} />
          <AmountField {...field('salary')} {...words.salary} />
          <AmountField {...field('otherIncome')} {...words.otherIncome} />
          <AgeField {...field('age')} />
          <ResidencyField {...field('residency')} />
          <AmountField {...field('investments')} {...words.investments} />
          <AmountField {...field('homeLoanInterest')} {...words.homeLoanInterest} />
          <AmountField {...field('healthInsurance')} {...words.healthInsurance} />
          <Disclosure summary={words.more}>
            <Stack gap="lg">
              <Text size="small" tone="quiet">
                {words.oldOnly}
              </Text>
              {MORE.map((name) => (
                <AmountField key={name} {...field(name)} {...words[name]} />
              ))}
              <Checkbox {...box('seniorParents')} {...words.seniorParents} />
              <AmountField {...field('employerNps')} {...words.employerNps} />
              <AmountField {...field('basicPay')} {...words.basicPay} />
            </Stack>
          </Disclosure>
        </>
      }
    />
  )
}
