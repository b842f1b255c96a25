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
    rate: claims.taxFilingSuccess,
  },
  {
    slug: 'gst-filing',
    href: '/services/gst-filing',
    name: 'GST Filing',
    title: 'GST registration and returns',
    summary: 'Registration, monthly returns and reconciliation.',
    features: ['GSTR-1 and GSTR-3B', 'Input credit matched', 'Annual return'],
    rate: claims.gstFilingSuccess,
  },
  {
    slug: 'payroll-hr',
    href: '/services/payroll-hr',
    name: 'Payroll & HR',
    title: 'Payroll and HR compliance',
    summary: 'Payslips, PF, ESI and professional tax.',
    features: ['Payslips on time', 'PF and ESI deposits', 'Form 130 (old Form 16)'],
    rate: claims.payrollSuccess,
  },
  {
    slug: 'corporate-tax',
    href: '/services/corporate-tax',
    name: 'Corporate Tax',
    title: 'Corporate tax and filings',
    summary: 'Company returns, tax audit and Registrar filings.',
    features: ['Tax audit report', 'AOC-4 and MGT-7', 'Board papers drafted'],
  },
  {
    slug: 'bookkeeping',
    href: '/services/bookkeeping',
    name: 'Bookkeeping',
    title: 'Bookkeeping and financial statements',
    summary: 'Books written every month and closed every year.',
    features: ['Bank matched every month', 'Profit and loss, balance sheet', 'Year-end close'],
  },
  {
    slug: 'business-registration',
    href: '/services/business-registration',
    name: 'Business Registration',
    title: 'Business registration',
    summary: 'From a PAN to a private company, in the right order.',
    features: ['Companies and LLPs', 'PAN, TAN and GSTIN', 'Udyam registration'],
  },
] as const satisfies readonly Service[]
