import type { BusinessProfile } from '../../compliance/calendar/profile.ts'
import { turnoverBands } from './rules.ts'
import type { ClientProfile } from './schema.ts'

/** The facts of a client that determine its due dates. */
export function businessProfile(profile: ClientProfile): BusinessProfile {
  const { constitution, gst, state, filing, advanceTax, tdsDeductor, payroll, turnover } = profile
  const turnoverPaise = turnoverBands.find(({ value }) => value === turnover)?.paise
  return {
    constitution,
    gst,
    state,
    filing,
    advanceTax,
    tdsDeductor,
    payroll,
    ...(turnoverPaise !== undefined && { turnoverPaise }),
  }
}
