/** The options and bounds of clients without the schemas, for forms. */
import type { BusinessProfile } from '../../compliance/calendar/profile.ts'
import { commentRule } from '../core/comment-rules.ts'
import type { TextRule } from '../core/fields.ts'
import { personRules } from '../core/person-rules.ts'

const lakh = 100_000 * 100
const crore = 100 * lakh

type Options<Value> = readonly { readonly value: Value; readonly label: string }[]

export const constitutions = [
  { value: 'individual', label: 'Individual' },
  { value: 'proprietorship', label: 'Proprietorship' },
  { value: 'huf', label: 'Hindu undivided family' },
  { value: 'partnership', label: 'Partnership firm' },
  { value: 'llp', label: 'LLP' },
  { value: 'company', label: 'Company' },
] as const satisfies Options<BusinessProfile['constitution']>

export const gstSchemes = [
  { value: 'none', label: 'Not registered' },
  { value: 'monthly', label: 'Monthly returns' },
  { value: 'qrmp', label: 'Quarterly returns with monthly payment (QRMP)' },
  { value: 'composition', label: 'Composition scheme' },
] as const satisfies Options<BusinessProfile['gst']>

export const filingClasses = [
  { value: 'no-business', label: 'No business income' },
  { value: 'business', label: 'Business or profession, no audit' },
  { value: 'audit', label: 'Accounts are audited' },
  { value: 'transfer-pricing', label: 'Transfer pricing report' },
] as const satisfies Options<BusinessProfile['filing']>

export const advanceTaxes = [
  { value: 'none', label: 'None' },
  { value: 'instalments', label: 'Four instalments' },
  { value: 'presumptive', label: 'One payment in March (presumptive income)' },
] as const satisfies Options<BusinessProfile['advanceTax']>

export const payrollRegistrations = [
  { value: 'pf', label: 'Provident fund' },
  { value: 'esi', label: 'ESI' },
  { value: 'professional-tax', label: 'Professional tax' },
] as const satisfies Options<BusinessProfile['payroll'][number]>

/** Turnover of the year. Duties above a threshold bind by the top of the band, in paise; `unknown` shows all of them. */
export const turnoverBands = [
  { value: 'unknown', label: 'Not known yet', paise: undefined },
  { value: 'up-to-40-lakh', label: 'Up to ₹40 lakh', paise: 40 * lakh },
  { value: 'up-to-2-crore', label: '₹40 lakh to ₹2 crore', paise: 2 * crore },
  { value: 'up-to-5-crore', label: '₹2 crore to ₹5 crore', paise: 5 * crore },
  { value: 'up-to-10-crore', label: '₹5 crore to ₹10 crore', paise: 10 * crore },
  { value: 'above-10-crore', label: 'Above ₹10 crore', paise: 10 * crore + 1 },
] as const

export type TurnoverBand = (typeof turnoverBands)[number]['value']

/** What a member may do: `limited` reads, comments and sends documents; `full` also completes tasks. */
export const memberAccesses = [
  { value: 'full', label: 'Full access' },
  { value: 'limited', label: 'Limited access' },
] as const

export type MemberAccess = (typeof memberAccesses)[number]['value']

/** In place of a user name: clients without a consultant. No user name begins like this. */
export const NO_CONSULTANT = '-'

export const rosterSorts = ['name', 'due'] as const
export type RosterSort = (typeof rosterSorts)[number]

export const rosterOrders = ['asc', 'desc'] as const
export type RosterOrder = (typeof rosterOrders)[number]

/** Limits in characters, and the message of each broken rule. */
export const clientRules = {
  name: {
    min: 2,
    max: 150,
    short: 'Client name must be at least 2 characters.',
    long: 'Client name must be at most 150 characters.',
  },
  note: {
    ...commentRule,
    short: 'Please write your note first.',
    long: 'A note must be at most 4,000 characters.',
  },
  holdReason: {
    min: 3,
    max: 1_000,
    short: 'Please give the reason.',
    long: 'A reason must be at most 1,000 characters.',
  },
} as const satisfies Record<string, TextRule>

/** Of whom a new client's invitation is sent to. */
export const invitedRules = {
  fullName: {
    min: 2,
    max: 100,
    short: 'Full name must be at least 2 characters.',
    long: 'Full name must be at most 100 characters.',
  },
  email: personRules.email,
} as const

/** How long a finished reassignment is listed, in days. */
export const REASSIGNMENT_DAYS = 30

export const clientMessages = {
  constitution: 'Please choose a constitution.',
  gst: 'Please choose how GST returns are filed.',
  state: 'Please choose a state.',
  filing: 'Please choose what applies to the income tax return.',
  advanceTax: 'Please choose how advance tax is paid.',
  turnover: 'Please choose a turnover.',
  tdsDeductor: 'Please say whether tax is deducted at source.',
  payroll: 'Please choose from the registrations listed.',
  consultant: 'Please choose a member of the staff.',
  access: 'Please choose full or limited access.',
  memberIsStaff: 'The staff sees every client already. Please choose an account of a client.',
  sort: 'Please sort by name or date, ascending or descending.',
  version: 'Please load the client again before you save it.',
  acceptsDuplicate: 'Please say whether it is added all the same.',
  enquiry: 'Somebody else has changed this enquiry meanwhile. Please look at it again.',
  noClientsOf: 'This colleague has no clients.',
  clients: 'Please look at the number of clients again.',
  otherCount: 'The number of clients has changed meanwhile.',
  holdDocument: 'Please choose a document of this client.',
  noteLimit: 'Please ask for 1 to 100 notes.',
  noteVersion: 'Please load the note again before you save it.',
} as const
