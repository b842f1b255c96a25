import { paymentKinds, taxAtSource, type PayeeKind } from '@anupalan/server/compliance/tds'
import { builtOn } from 'virtual:built-on'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { amount, amountOrNone, choice, date, flag, optionalAmount } from '../../../ui/calculator/kinds.ts'

export const PAYEES = ['individual', 'huf', 'firm', 'company', 'other'] as const satisfies PayeeKind[]

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
    on: date(builtOn),
  },
  calculate: ({ pan, ...input }) => taxAtSource({ ...input, pan: pan === 'yes' }),
})
