import type { BusinessProfile } from '@anupalan/server/compliance'
import { firm } from './firm.ts'

/** The business whose next due dates the hero shows: the firm's usual client, without employees. */
export const heroProfile: BusinessProfile = {
  gst: 'monthly',
  state: firm.address.stateCode,
  constitution: 'partnership',
  filing: 'business',
  tdsDeductor: true,
  advanceTax: 'instalments',
  payroll: [],
}
