/**
 * The firm's fees, in paise and without GST, which is stated separately. They are samples of the fictional firm; a
 * practice replaces them. If it may not publish fees, `plans` is empty: pages then offer a quotation.
 */
import type { IsoDate } from '@anupalan/server/compliance/ist'
import type { BasisPoints } from '@anupalan/server/compliance/money'
import type { Paise } from '@anupalan/server/compliance/working'
import type { services } from './services.ts'

export type ServiceSlug = (typeof services)[number]['slug']

/** Billing period of a fee. */
export type Billing = 'once' | 'month' | 'year'

/** Monthly quantity that a plan depends on. */
export type Measure = 'invoices' | 'entries' | 'employees'

/** Other questions of the estimate, with their possible answers. */
export interface EstimateAnswers {
  taxpayer: 'individual' | 'business'
  hasGstin: 'yes' | 'no'
  gstFiling: 'month' | 'quarter'
  annualReturn: 'yes' | 'no'
  taxAudit: 'yes' | 'no'
  businessForm: 'firm' | 'company'
}

export interface Plan {
  id: string
  service: ServiceSlug
  name: string
  /** Target clients. */
  suits: string
  /** The fee, or its minimum. */
  fee: Paise
  billing: Billing
  /** Whether the fee is a minimum, to be settled by a quotation. */
  isFrom?: boolean
  /** Maximum monthly quantity. The estimate selects the smallest sufficient plan. */
  covers?: { measure: Measure; most: number }
  /** Answers for which the estimate selects it. @default any answers, if its service is selected */
  when?: Partial<EstimateAnswers>
  includes: readonly string[]
  /** A fee of the fictional firm. */
  sample: boolean
}

const rupees = (amount: number): Paise => amount * 100
const sample = true

/** Paying a year in advance costs this many months of a monthly plan. */
export const MONTHS_PAID_YEARLY = 11

/** GST on the firm’s own fees (SAC 9982): stated separately, never included in a fee. */
export const GST_ON_FEES: BasisPoints = 1800

/** The day as of which the fees are. The staff may confirm them on a later day in the admin area. */
export const feesAsOf: IsoDate = '2026-11-21'

export const plans: readonly Plan[] = [
  {
    id: 'tax-individual',
    service: 'tax-filing',
    name: 'Individual return',
    suits: 'Salary, house, interest and capital gains, no business',
    fee: rupees(2_500),
    billing: 'year',
    when: { taxpayer: 'individual' },
    includes: [
      'Both regimes compared',
      'AIS and Form 168 (old 26AS) matched',
      'Return filed and verified',
      'First notice answered',
    ],
    sample,
  },
  {
    id: 'tax-business',
    service: 'tax-filing',
    name: 'Business return',
    suits: 'Proprietors, professionals and firms without audit',
    fee: rupees(9_000),
    billing: 'year',
    when: { taxpayer: 'business' },
    includes: [
      'Everything in the individual return',
      'Advance tax planned for the year',
      'Balance sheet and profit and loss',
    ],
    sample,
  },
  {
    id: 'gst-registration',
    service: 'gst-filing',
    name: 'GST registration',
    suits: 'A first GSTIN, or one in another state',
    fee: rupees(3_500),
    billing: 'once',
    when: { hasGstin: 'no' },
    includes: ['Application and papers checked', 'Queries of the officer answered', 'First invoice set up'],
    sample,
  },
  {
    id: 'gst-quarterly',
    service: 'gst-filing',
    name: 'Quarterly returns (QRMP)',
    suits: 'Turnover up to ₹5 crore, up to 50 invoices a month',
    fee: rupees(1_200),
    billing: 'month',
    covers: { measure: 'invoices', most: 50 },
    when: { gstFiling: 'quarter' },
    includes: ['GSTR-1 and GSTR-3B each quarter', 'PMT-06 each month', 'Input credit matched with GSTR-2B'],
    sample,
  },
  {
    id: 'gst-monthly',
    service: 'gst-filing',
    name: 'Monthly returns',
    suits: 'Up to 100 invoices a month',
    fee: rupees(2_000),
    billing: 'month',
    covers: { measure: 'invoices', most: 100 },
    when: { gstFiling: 'month' },
    includes: [
      'GSTR-1 and GSTR-3B each month',
      'Input credit matched with GSTR-2B',
      'A monthly list of missing invoices',
    ],
    sample,
  },
  {
    id: 'gst-annual',
    service: 'gst-filing',
    name: 'Annual return',
    suits: 'GSTR-9 where turnover is above ₹2 crore, and GSTR-9C above ₹5 crore',
    fee: rupees(7_500),
    billing: 'year',
    isFrom: true,
    when: { annualReturn: 'yes' },
    includes: ['Books and twelve months of returns reconciled', 'Differences explained in writing'],
    sample,
  },
  {
    id: 'corporate-year',
    service: 'corporate-tax',
    name: 'A private company’s year',
    suits: 'Turnover up to ₹5 crore, one place of business',
    fee: rupees(45_000),
    billing: 'year',
    isFrom: true,
    includes: [
      'Income tax return',
      'AOC-4 and MGT-7A',
      'Minutes and registers',
      'Directors’ KYC when it is due',
    ],
    sample,
  },
  {
    id: 'corporate-audit',
    service: 'corporate-tax',
    name: 'Tax audit',
    suits: 'Where section 63 (earlier 44AB) requires one',
    fee: rupees(30_000),
    billing: 'year',
    isFrom: true,
    when: { taxAudit: 'yes' },
    includes: [
      'Form 26 (old 3CD) prepared and reviewed',
      'Report signed by a partner',
      'Draft discussed before it is filed',
    ],
    sample,
  },
  {
    id: 'books-small',
    service: 'bookkeeping',
    name: 'Books, small',
    suits: 'Up to 75 entries a month, one bank account',
    fee: rupees(4_000),
    billing: 'month',
    covers: { measure: 'entries', most: 75 },
    includes: ['Entries from your bills and bank', 'Bank matched every month', 'Profit and loss by the 15th'],
    sample,
  },
  {
    id: 'books-growing',
    service: 'bookkeeping',
    name: 'Books, growing',
    suits: 'Up to 300 entries a month, three bank accounts',
    fee: rupees(9_500),
    billing: 'month',
    covers: { measure: 'entries', most: 300 },
    includes: ['Everything in Books, small', 'Debtors and creditors followed', 'Stock and branch reports'],
    sample,
  },
  {
    id: 'payroll-10',
    service: 'payroll-hr',
    name: 'Payroll up to 10 people',
    suits: 'One state, paid once a month',
    fee: rupees(3_000),
    billing: 'month',
    covers: { measure: 'employees', most: 10 },
    includes: [
      'Payslips',
      'PF, ESI, professional tax and Labour Welfare Fund paid',
      'Tax deducted from salaries',
      'Form 130 (old Form 16) at the year’s end',
    ],
    sample,
  },
  {
    id: 'payroll-50',
    service: 'payroll-hr',
    name: 'Payroll up to 50 people',
    suits: 'With leave and attendance registers',
    fee: rupees(9_000),
    billing: 'month',
    isFrom: true,
    covers: { measure: 'employees', most: 50 },
    includes: ['Everything up to 10 people', 'Registers an inspector asks for', 'Full and final settlements'],
    sample,
  },
  {
    id: 'registration-small',
    service: 'business-registration',
    name: 'Proprietorship or partnership',
    suits: 'A first business, or two or more partners',
    fee: rupees(5_000),
    billing: 'once',
    when: { businessForm: 'firm' },
    includes: ['PAN, TAN and Udyam', 'Shop licence where it applies', 'Partnership deed drafted'],
    sample,
  },
  {
    id: 'registration-company',
    service: 'business-registration',
    name: 'Private company or LLP',
    suits: 'Two directors or partners, Indian residents',
    fee: rupees(12_000),
    billing: 'once',
    isFrom: true,
    when: { businessForm: 'company' },
    includes: [
      'Name, signatures and SPICe+ or FiLLiP',
      'PAN, TAN and bank account opened',
      'First board papers',
    ],
    sample,
  },
]

/** The plans of one service, in display order. */
export const plansOf = (service: ServiceSlug): readonly Plan[] =>
  plans.filter((plan) => plan.service === service)

/** The plan with the lowest fee of a service; undefined if no fees are published. */
export const lowestPlanOf = (service: ServiceSlug): Plan | undefined =>
  plansOf(service).toSorted((one, other) => one.fee - other.fee)[0]

/** "a month", "a year", "once". */
export const billingWords: Record<Billing, string> = { once: 'once', month: 'a month', year: 'a year' }
