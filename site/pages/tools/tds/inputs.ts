import { paymentKinds, taxAtSource, type PayeeKind } from '@anupalan/server/compliance/tds'
import { builtOn } from 'virtual:built-on'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import {
  amount,
  amountOrNone,
  choice,
  date,
  flag,
  optionalAmount,
  optionalWholeNumber,
  setting,
} from '../../../ui/calculator/kinds.ts'

export const PAYEES = ['individual', 'huf', 'firm', 'company', 'other'] as const satisfies PayeeKind[]

/** Months in the order of the financial year. */
export const MONTH_NUMBERS = ['4', '5', '6', '7', '8', '9', '10', '11', '12', '1', '2', '3'] as const
export type MonthNumber = (typeof MONTH_NUMBERS)[number]

/** The inputs of the finder, with an example. */
export const tdsTool = defineTool({
  fields: {
    kind: choice(
      paymentKinds.map(({ name }) => name),
      'contractor',
    ),
    amount: amount('50,000'),
    payee: choice(PAYEES, 'individual'),
    senior: flag(),
    pan: choice(['yes', 'no'], 'yes'),
    earlier: optionalAmount(),
    taken: amountOrNone(),
    lastMonth: choice(MONTH_NUMBERS, '3'),
    months: optionalWholeNumber('', 'months', 12),
    lastRent: amountOrNone(),
    on: setting(date(builtOn)),
  },
  calculate: ({ pan, lastMonth, months, ...input }) =>
    taxAtSource({
      ...input,
      pan: pan === 'yes',
      lastMonth: Number(lastMonth),
      // An empty field: all months from April.
      months: months === 0 ? undefined : months,
    }),
})
