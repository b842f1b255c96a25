import { hraExemption } from '@anupalan/server/compliance/hra'
import { taxYears } from '@anupalan/server/compliance/income-tax'
import { CITIES } from '../fields/cities.ts'
import { defineTool } from '../../../ui/calculator/inputs.ts'
import { amount, choice } from '../../../ui/calculator/kinds.ts'

/** The inputs of the HRA tool, with an example. */
export const hraTool = defineTool({
  fields: {
    taxYear: choice(
      taxYears.map(({ key }) => key),
      '2026-27',
    ),
    city: choice(CITIES, 'Bengaluru'),
    salary: amount('6,00,000'),
    hraReceived: amount('2,70,000'),
    rentPaid: amount('2,88,000'),
  },
  calculate: hraExemption,
})
