import type { ServiceOption } from '@anupalan/server/contract/core/services'
import type { services } from './services.ts'

/** What a service page's meeting is about, among the services of the forms. */
export const serviceOfSlug = {
  'tax-filing': 'tax-services',
  'gst-filing': 'gst-services',
  'corporate-tax': 'tax-services',
  bookkeeping: 'accounting',
  'payroll-hr': 'compliance-services',
  'business-registration': 'business-registration',
} as const satisfies Record<(typeof services)[number]['slug'], ServiceOption>
