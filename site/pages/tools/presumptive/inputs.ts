import { taxYears } from '@anupalan/server/compliance/income-tax'
import { InputError } from '@anupalan/server/compliance/input'
import { OWNERS, presumptiveProfit, SCHEMES } from '@anupalan/server/compliance/presumptive'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import {
  amountOrNone,
  choice,
  optionalAmount,
  optionalWholeNumber,
  setting,
} from '../../../ui/calculator/kinds.ts'

export { OWNERS, SCHEMES }

/** Gross weight of a vehicle that is not heavy: any weight up to the limit gives the same profit. */
const LIGHT_KG = 1

/** The inputs of the tool, with an example. */
export const presumptiveTool = defineTool({
  fields: {
    taxYear: choice(
      taxYears.map(({ key }) => key),
      '2026-27',
    ),
    scheme: choice(SCHEMES, 'business'),
    owner: choice(OWNERS, 'individual'),
    digital: optionalAmount('60,00,000'),
    cash: optionalAmount('15,00,000'),
    outstanding: optionalAmount('5,00,000'),
    light: optionalWholeNumber('2', 'vehicles', 100),
    lightMonths: setting(optionalWholeNumber('12', 'months', 12)),
    heavy: optionalWholeNumber('1', 'vehicles', 100),
    heavyKg: optionalWholeNumber('16,200', 'kilograms', 1_00_000),
    heavyMonths: setting(optionalWholeNumber('12', 'months', 12)),
    actual: amountOrNone(),
  },
  calculate: ({ light, lightMonths, heavy, heavyKg, heavyMonths, ...input }) => {
    if (input.scheme !== 'transport') return presumptiveProfit(input)
    const empty = [
      ['lightMonths', light, lightMonths, 'Enter 1 to 12 months.'],
      ['heavyMonths', heavy, heavyMonths, 'Enter 1 to 12 months.'],
      ['heavyKg', heavy, Math.max(0, heavyKg - 12_000), 'Enter more than 12,000 kg: others are not heavy.'],
    ] as const
    const problems = empty.filter(([, count, value]) => count > 0 && value === 0)
    if (problems.length > 0)
      throw new InputError(
        Object.fromEntries(problems.map(([name, , , message]) => [name, { code: 'too-small', message }])),
      )
    return presumptiveProfit({
      ...input,
      vehicles: [
        { count: light, kg: LIGHT_KG, months: lightMonths },
        { count: heavy, kg: heavyKg, months: heavyMonths },
      ],
    })
  },
})
