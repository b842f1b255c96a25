import { claims } from './claims.ts'
import type { Claim } from './claims.ts'

export interface Service {
  slug: string
  href: `/services/${string}`
  /** Short name, for menus. */
  name: string
  title: string
  summary: string
  /** Three features, one line each. */
  features: readonly string[]
  rate?: Claim
  /** How long the work takes, once its papers are here. */
  turnaround: string
}

/** The six services, in the order of menus and cards. */
export const services = [
  {
    slug: 'tax-filing',
    href: '/services/tax-filing',
    name: 'Tax Filing',
    title: 'Tax planning and filing',
    summary: 'Individual and business returns, planned all year.',
    features: ['Both regimes compared', 'Notices answered', 'Advance tax planned'],
    turnaround: 'Return filed 5 working days after we have your papers',
    rate: claims.taxFilingSuccess,
  },
  {
    slug: 'gst-filing',
    href: '/services/gst-filing',
    name: 'GST Filing',
    title: 'GST registration and returns',
    summary: 'Registration, monthly returns and reconciliation.',
    features: ['GSTR-1 and GSTR-3B', 'Input credit matched', 'Annual return'],
    turnaround: 'GSTIN in 1 to 2 weeks; returns filed 2 days before the due date',
    rate: claims.gstFilingSuccess,
  },
  {
    slug: 'payroll-hr',
    href: '/services/payroll-hr',
    name: 'Payroll & HR',
    title: 'Payroll and HR compliance',
    summary: 'Payslips, PF, ESI and professional tax.',
    features: ['Payslips on time', 'PF and ESI deposits', 'Form 130 (old Form 16)'],
    turnaround: 'Payslips 3 working days after attendance comes',
    rate: claims.payrollSuccess,
  },
  {
    slug: 'corporate-tax',
    href: '/services/corporate-tax',
    name: 'Corporate Tax',
    title: 'Corporate tax and filings',
    summary: 'Company returns, tax audit and Registrar filings.',
    features: ['Tax audit report', 'AOC-4 and MGT-7', 'Board papers drafted'],
    turnaround: 'Tax audit in 3 weeks; forms filed a week before the due date',
  },
  {
    slug: 'bookkeeping',
    href: '/services/bookkeeping',
    name: 'Bookkeeping',
    title: 'Bookkeeping and financial statements',
    summary: 'Books written every month and closed every year.',
    features: ['Bank matched every month', 'Profit and loss, balance sheet', 'Year-end close'],
    turnaround: 'Each month’s books by the 15th of the next month',
  },
  {
    slug: 'business-registration',
    href: '/services/business-registration',
    name: 'Business Registration',
    title: 'Business registration',
    summary: 'From a PAN to a private company, in the right order.',
    features: ['Companies and LLPs', 'PAN, TAN and GSTIN', 'Udyam registration'],
    turnaround: 'Firm in 1 to 2 weeks; company or LLP in 2 to 4 weeks',
  },
] as const satisfies readonly Service[]
