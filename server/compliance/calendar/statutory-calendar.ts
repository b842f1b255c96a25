import type { Coverage } from '../dated.ts'
import type { Extension, Obligation } from './obligation.ts'
import { companyObligations } from './rules/company.ts'
import { gstObligations } from './rules/gst.ts'
import { incomeTaxReturnObligations } from './rules/income-tax-returns.ts'
import { payrollObligations } from './rules/payroll.ts'
import { tdsAndAdvanceTaxObligations } from './rules/tds-and-advance-tax.ts'

/** Everything the calendar computes from. */
export interface StatutoryCalendar {
  /** Due dates within this span are established for every obligation; outside it none is computed. */
  coverage: Coverage
  /** In the order in which they stand when due on the same day. */
  obligations: readonly Obligation[]
  extensions: readonly Extension[]
}

/** Indian tax, company and payroll due dates as established so far. */
export const statutoryCalendar: StatutoryCalendar = {
  coverage: { from: '2026-04-01', to: '2028-03-31' },
  obligations: [
    ...tdsAndAdvanceTaxObligations,
    ...gstObligations,
    ...payrollObligations,
    ...incomeTaxReturnObligations,
    ...companyObligations,
  ],
  extensions: [],
}
