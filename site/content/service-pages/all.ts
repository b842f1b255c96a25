/** The page of each service. To add a service: an entry in `services.ts`, a page next to this file, and a line here. */
import type { services } from '../services.ts'
import { bookkeeping } from './bookkeeping.ts'
import { businessRegistration } from './business-registration.ts'
import { corporateTax } from './corporate-tax.ts'
import { gstFiling } from './gst-filing.ts'
import { payrollHr } from './payroll-hr.ts'
import type { ServicePageWords } from './service-page.ts'
import { taxFiling } from './tax-filing.ts'

export const servicePages: Record<(typeof services)[number]['slug'], ServicePageWords> = {
  'tax-filing': taxFiling,
  'gst-filing': gstFiling,
  'corporate-tax': corporateTax,
  bookkeeping,
  'payroll-hr': payrollHr,
  'business-registration': businessRegistration,
}
