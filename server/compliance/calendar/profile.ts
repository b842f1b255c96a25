import type { IsoDate } from '../ist.ts'
import { STATES } from '../states.ts'
import type { StateCode } from '../states.ts'

/** `monthly` files every month, `qrmp` every quarter with monthly payment, `composition` under section 10. */
export type GstScheme = 'monthly' | 'qrmp' | 'composition' | 'none'

export type Constitution = 'individual' | 'proprietorship' | 'huf' | 'partnership' | 'llp' | 'company'

/**
 * A registration for GST besides the regular one: input service distributor, deductor of tax under s.51, operator of an
 * online marketplace who collects it under s.52, non-resident taxable person, supplier of online services from abroad.
 */
export type SpecialGst = 'distributor' | 'deductor' | 'marketplace' | 'non-resident' | 'online-from-abroad'

/** What is paid with a challan that is the statement as well, by the buyer, or by individuals and HUFs. */
export type PaidByChallan = 'property' | 'rent' | 'contractor'

/** What an employer is registered for. */
export type PayrollRegistration = 'pf' | 'esi' | 'professional-tax'

/** Which income tax return dates apply: no business income, a business without audit, audited, or with a
 * transfer pricing report. */
export type FilingClass = 'no-business' | 'business' | 'audit' | 'transfer-pricing'

/** The facts about a business that determine its due dates. */
export interface BusinessProfile {
  gst: GstScheme
  /** None by default. */
  specialGst?: readonly SpecialGst[]
  /** Principal place of business. */
  state: StateCode
  constitution: Constitution
  /** A company is treated as `audit` even if this is `business` or `no-business`. */
  filing: FilingClass
  /** Whether tax is deducted at source from what the business pays. */
  tdsDeductor: boolean
  /** Deductions that are paid by challan-cum-statement. None by default. */
  paidByChallan?: readonly PaidByChallan[]
  /** Whether tax is collected at source on what it sells. False by default. */
  tcsCollector?: boolean
  /** Whether it exports, or supplies special economic zones, under a letter of undertaking. False by default. */
  exportsUnderUndertaking?: boolean
  /** `presumptive` pays everything by the last instalment's date. */
  advanceTax: 'instalments' | 'presumptive' | 'none'
  /** What it is registered for as an employer. */
  payroll: readonly PayrollRegistration[]
  /** Whether it has employees, with or without registrations. By default whether {@link payroll} is not empty. */
  employer?: boolean
  /** Whether it employs ten people or more. Unknown: duties from that number on are shown, with the number. */
  hasTenEmployees?: boolean
  /** Aggregate turnover of the year in paise. Unknown: duties above a threshold are shown, with the threshold. */
  turnoverPaise?: number
  /** Annual general meetings by financial year, such as `{ '2025-26': '2026-09-12' }`. Unknown: 30 September. */
  agmDates?: Readonly<Record<string, IsoDate>>
  /** Calendar years in which a director's KYC falls due. Unknown: shown every year, with a note. */
  directorKycYears?: readonly number[]
}

/** The businesses that an obligation binds. Every given field must match; without fields it binds all. */
export interface Audience {
  gst?: readonly GstScheme[]
  specialGst?: SpecialGst
  qrmpGroup?: 22 | 24
  state?: readonly StateCode[]
  constitution?: readonly Constitution[]
  filing?: readonly FilingClass[]
  tdsDeductor?: true
  paidByChallan?: PaidByChallan
  tcsCollector?: true
  exportsUnderUndertaking?: true
  advanceTax?: 'instalments' | 'presumptive'
  payroll?: PayrollRegistration
  employer?: true
  hasTenEmployees?: true
  /** In paise, exclusive. */
  turnoverAbovePaise?: number
  /** In paise, inclusive. */
  turnoverUpToPaise?: number
}

/** A company's accounts are audited whatever its turnover (Companies Act 2013, s.139). */
function filingClass({ constitution, filing }: BusinessProfile): FilingClass {
  return constitution === 'company' && filing !== 'transfer-pricing' ? 'audit' : filing
}

/** Whether an obligation with this audience binds a business. */
export function binds(audience: Audience, profile: BusinessProfile): boolean {
  const { gst, qrmpGroup, state, constitution, filing, tdsDeductor, advanceTax, payroll } = audience
  return (
    (gst === undefined || gst.includes(profile.gst)) &&
    (audience.specialGst === undefined || (profile.specialGst ?? []).includes(audience.specialGst)) &&
    (audience.paidByChallan === undefined ||
      (profile.paidByChallan ?? []).includes(audience.paidByChallan)) &&
    (qrmpGroup === undefined || STATES[profile.state].qrmpGroup === qrmpGroup) &&
    (state === undefined || state.includes(profile.state)) &&
    (constitution === undefined || constitution.includes(profile.constitution)) &&
    (filing === undefined || filing.includes(filingClass(profile))) &&
    (tdsDeductor === undefined || profile.tdsDeductor) &&
    (audience.tcsCollector === undefined || (profile.tcsCollector ?? false)) &&
    (audience.exportsUnderUndertaking === undefined || (profile.exportsUnderUndertaking ?? false)) &&
    (audience.employer === undefined || (profile.employer ?? profile.payroll.length > 0)) &&
    (audience.hasTenEmployees === undefined || (profile.hasTenEmployees ?? true)) &&
    (advanceTax === undefined || profile.advanceTax === advanceTax) &&
    (payroll === undefined || profile.payroll.includes(payroll)) &&
    (audience.turnoverAbovePaise === undefined ||
      profile.turnoverPaise === undefined ||
      profile.turnoverPaise > audience.turnoverAbovePaise) &&
    (audience.turnoverUpToPaise === undefined ||
      profile.turnoverPaise === undefined ||
      profile.turnoverPaise <= audience.turnoverUpToPaise)
  )
}
