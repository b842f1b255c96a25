/** What the practice asks clients for again and again: the staff starts a request with one of them and changes it. */
import type { DocumentCategory } from '@anupalan/server/contract/documents/rules'

/** What a request is about, on the day it is written. */
export interface RequestPeriod {
  /** The month before, such as `October 2026`. */
  month: string
  /** The financial year before, such as `2025-26`. */
  year: string
}

export interface RequestTemplateItem {
  title: string
  category: DocumentCategory
  /** For the client, under the title. @default none */
  note?: string
  /** The financial year that it is of: that of the month before, or the one before the present. @default none */
  year?: 'of-month' | 'before'
}

export interface RequestTemplate {
  id: string
  /** For the staff, in a choice. */
  name: string
  title: (period: RequestPeriod) => string
  items: readonly RequestTemplateItem[]
}

export const requestTemplates: readonly RequestTemplate[] = [
  {
    id: 'monthly-gst',
    name: 'Monthly GST',
    title: ({ month }) => `GST papers of ${month}`,
    items: [
      {
        title: 'Sales invoices or sales register',
        category: 'sales',
        year: 'of-month',
        note: 'With credit and debit notes, and advances received.',
      },
      {
        title: 'Purchase and expense invoices',
        category: 'purchases',
        year: 'of-month',
        note: 'Also of imports: bills of entry.',
      },
      { title: 'Bank statement of the month', category: 'bank', year: 'of-month' },
    ],
  },
  {
    id: 'itr-salaried',
    name: 'ITR of a salaried person',
    title: ({ year }) => `Income tax return of ${year}`,
    items: [
      {
        title: 'Salary certificate of each employer',
        category: 'tds',
        year: 'before',
        note: 'The certificate of tax deducted, such as Form 16.',
      },
      {
        title: 'Interest certificates or statements of all bank accounts',
        category: 'bank',
        year: 'before',
      },
      {
        title: 'Home loan interest certificate',
        category: 'bank',
        year: 'before',
        note: 'If there is a home loan.',
      },
      {
        title: 'Rent receipts',
        category: 'income-tax',
        year: 'before',
        note: 'If rent is paid; with the PAN of the owner if we asked for it.',
      },
      {
        title: 'Proofs of deductions',
        category: 'income-tax',
        year: 'before',
        note: 'Such as life and health insurance, provident fund, donations.',
      },
      {
        title: 'Capital gains statement',
        category: 'income-tax',
        year: 'before',
        note: 'If shares, funds or property were sold.',
      },
    ],
  },
  {
    id: 'audit',
    name: 'Audit',
    title: ({ year }) => `Papers for the audit of ${year}`,
    items: [
      { title: 'Trial balance and ledgers', category: 'other', year: 'before' },
      { title: 'Statements of all bank accounts', category: 'bank', year: 'before' },
      { title: 'Loan statements and confirmations', category: 'bank', year: 'before' },
      { title: 'Stock statement of 31 March', category: 'other', year: 'before' },
      { title: 'Invoices of assets bought and sold', category: 'purchases', year: 'before' },
      { title: 'List of debtors and creditors of 31 March', category: 'other', year: 'before' },
      { title: 'GST returns filed', category: 'gst', year: 'before' },
      { title: 'TDS statements and challans', category: 'tds', year: 'before' },
      { title: 'Audit report of the year before', category: 'other', note: 'If another firm audited it.' },
    ],
  },
]
