import { Checkbox } from '@anupalan/design-system/checkbox'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { AGES, incomeTaxLimitations, RESIDENCIES, taxYears } from '@anupalan/server/compliance/income-tax'
import { incomeTaxFields as words, incomeTaxWords } from '../../../content/tools/income-tax.ts'
import { AmountField } from '../../../shell/tool/amount-field.tsx'
import { optionsOf, Segments } from '../../../shell/tool/segments.tsx'
import { ToolFrame } from '../../../shell/tool/tool-frame.tsx'
import { useTool } from '../../../shell/tool/use-tool.ts'
import { incomeTaxTool } from './inputs.ts'
import { incomeTaxResult } from './result.tsx'
import { IncomeTaxRules } from './rules.tsx'

/** Deductions besides the three of the example. */
const MORE = [
  'parentsHealthInsurance',
  'hraExempt',
  'professionalTax',
  'ownNps',
  'depositInterest',
  'otherDeductions',
] as const

export default function IncomeTaxPage() {
  const tool = useTool(incomeTaxTool)
  const { field, box } = tool
  return (
    <ToolFrame
      words={incomeTaxWords}
      tool={tool}
      limits={incomeTaxLimitations}
      result={incomeTaxResult}
      rules={<IncomeTaxRules taxYear={tool.texts.taxYear} />}
      form={
        <>
          <Segments
            {...field('taxYear')}
            label={words.taxYear.label}
            options={taxYears.map(({ key }) => ({
              value: key,
              label: words.taxYear.options[key as keyof typeof words.taxYear.options],
            }))}
          />
          <AmountField {...field('salary')} {...words.salary} />
          <AmountField {...field('otherIncome')} {...words.otherIncome} />
          <Segments
            {...field('age')}
            label={words.age.label}
            options={optionsOf(AGES, words.age.options)}
          />
          <Segments
            {...field('residency')}
            label={words.residency.label}
            options={optionsOf(RESIDENCIES, words.residency.options)}
          />
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
