import type { Coverage } from '../dated.ts'
import type { Extension, Obligation } from './obligation.ts'
import { companyObligations } from './rules/company.ts'
import { gstObligations } from './rules/gst.ts'
import { incomeTaxReturnObligations } from './rules/income-tax-returns.ts'
import { payrollObligations } from './rules/payroll.ts'
import { tdsAndAdvanceTaxObligations } from './rules/tds-and-advance-tax.ts'

/** The data from which due dates are computed. */
export interface StatutoryCalendar {
  /** Due dates within this span are verified for every obligation; none is computed outside it. */
  coverage: Coverage
  /** In the order of display when due on the same day. */
  obligations: readonly Obligation[]
  extensions: readonly Extension[]
}

/** Indian tax, company and payroll due dates verified so far. */
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
