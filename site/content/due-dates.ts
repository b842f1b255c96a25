import type { BusinessProfile } from '@anupalan/server/compliance'
import { firm } from './firm.ts'

/** Profile for the due dates in the hero: the firm's typical client, without employees. */
export const heroProfile: BusinessProfile = {
  gst: 'monthly',
  state: firm.address.stateCode,
  constitution: 'partnership',
  filing: 'business',
  tdsDeductor: true,
  advanceTax: 'instalments',
  payroll: [],
}
