/** What the practice does for clients again and again: the staff starts a task with one of them and changes it. */
import type { WaitsFor } from '@anupalan/server/contract/tasks/rules'

export interface TaskTemplate {
  id: string
  /** For the staff, in a choice; also the title of the task. */
  name: string
  /** For the client, under the title. */
  detail: string
  /** Who acts first. */
  waitsFor: WaitsFor
  /** In order. */
  steps: readonly string[]
}

export const taskTemplates: readonly TaskTemplate[] = [
  {
    id: 'gst-registration',
    name: 'GST registration',
    detail: 'Send the papers of the first three steps. We apply, and answer what the officer asks.',
    waitsFor: 'client',
    steps: [
      'PAN and photograph of the owner or partners',
      'Proof of the place of business, with consent of the owner if it is rented',
      'Cancelled cheque or bank statement',
      'Application filed',
      'Aadhaar confirmed by the signatory',
      'Registration certificate received',
    ],
  },
  {
    id: 'notice',
    name: 'Reply to a notice',
    detail: 'Send every page of the notice, and how it reached you. Please do not answer it yourself.',
    waitsFor: 'client',
    steps: ['Notice with all pages', 'Papers that it asks for', 'Draft reply', 'Reply filed'],
  },
  {
    id: 'audit',
    name: 'Audit',
    detail: 'Send the books and the papers of the year. We ask for what is missing.',
    waitsFor: 'client',
    steps: [
      'Books of account of the year',
      'Bank statements and loan statements',
      'Stock list on the last day of the year',
      'Questions of the auditor answered',
      'Draft statements approved',
      'Report filed',
    ],
  },
  {
    id: 'new-employee',
    name: 'New employee on payroll',
    detail: 'Send these before the salary of the first month is paid.',
    waitsFor: 'client',
    steps: [
      'PAN, Aadhaar and bank account',
      'Date of joining and salary',
      'Choice of the tax regime',
      'Number of an earlier provident fund account, if any',
      'Registered for provident fund and ESI, where they apply',
    ],
  },
  {
    id: 'yearly-review',
    name: 'Yearly review of the client file',
    detail: 'We check that what we know about your business is still right.',
    waitsFor: 'firm',
    steps: [
      'Registrations and their addresses',
      'Turnover band and GST scheme',
      'People with access to the portal',
      'Bank accounts on the tax portals',
    ],
  },
]
