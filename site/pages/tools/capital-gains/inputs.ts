import { ASSETS, capitalGain } from '@anupalan/server/compliance/capital-gains'
import { InputError } from '@anupalan/server/compliance/input'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import {
  amount,
  amountOrNone,
  choice,
  date,
  dateOrNone,
  missingDate,
  optionalAmount,
} from '../../../ui/calculator/kinds.ts'

export { ASSETS }
export const OWNERS = ['family', 'other'] as const
export const SLABS = ['0', '5', '10', '15', '20', '25', '30'] as const

/** The fields at which problems of the calculation are shown, where the names differ. */
const PLACES: Readonly<Record<string, string>> = { shortLosses: 'shortLoss', longLosses: 'longLoss' }

/** The inputs of the tool, with an example. */
export const capitalGainsTool = defineTool({
  fields: {
    asset: choice(ASSETS, 'property'),
    owner: choice(OWNERS, 'family'),
    boughtOn: date('2012-06-01'),
    soldOn: date('2026-06-01'),
    price: amount('90,00,000'),
    cost: amount('30,00,000'),
    expenses: optionalAmount('1,00,000'),
    improvement: optionalAmount(),
    improvedOn: dateOrNone('2018-06-01'),
    stampValue: amountOrNone(),
    value2018: amountOrNone(),
    value2001: amountOrNone(),
    slab: choice(SLABS, '30'),
    shortLoss: optionalAmount(),
    longLoss: optionalAmount(),
    otherEquityGains: optionalAmount(),
  },
  calculate: ({ slab, shortLoss, longLoss, improvement, improvedOn, ...input }) => {
    const isProperty = input.asset === 'property'
    if (isProperty && improvement > 0 && improvedOn === undefined)
      throw new InputError({ improvedOn: missingDate })
    try {
      return capitalGain({
        ...input,
        // Hidden fields have no effect.
        ...(isProperty && { improvement, improvedOn }),
        slabRate: Number(slab) * 100,
        losses: { short: shortLoss, long: longLoss },
      })
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      throw new InputError(
        Object.fromEntries(
          Object.entries(error.fields).map(([name, problem]) => [PLACES[name] ?? name, problem]),
        ),
      )
    }
  },
})
