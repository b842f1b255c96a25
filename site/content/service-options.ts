import type { ServiceOption } from '@anupalan/server/contract/core/services'
import type { services } from './services.ts'

/** The service preselected in a meeting that is booked from a service page. */
export const serviceOfSlug = {
  'tax-filing': 'tax-services',
  'gst-filing': 'gst-services',
  'corporate-tax': 'tax-services',
  bookkeeping: 'accounting',
  'payroll-hr': 'compliance-services',
  'business-registration': 'business-registration',
} as const satisfies Record<(typeof services)[number]['slug'], ServiceOption>
