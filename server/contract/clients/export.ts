/** Clients in the export of their data. */
import { STATES } from '../../compliance/states.ts'
import { defineSection, labelOf, writeTime } from '../core/export-page.ts'
import {
  advanceTaxes,
  constitutions,
  filingClasses,
  gstSchemes,
  memberAccesses,
  payrollRegistrations,
  turnoverBands,
} from './rules.ts'
import type { Client, Member } from './schema.ts'

export const profileSection = defineSection<Client>({
  name: 'client',
  heading: 'Client',
  columns: ['What', 'Value'],
  rows: ({ profile, pan, gstin, consultant }) => [
    ['Name', profile.name],
    ['PAN', pan],
    ['GSTIN', gstin],
    ['Constitution', labelOf(constitutions, profile.constitution)],
    ['GST returns', labelOf(gstSchemes, profile.gst)],
    ['State', STATES[profile.state].name],
    ['Income tax return', labelOf(filingClasses, profile.filing)],
    ['Advance tax', labelOf(advanceTaxes, profile.advanceTax)],
    ['Turnover', labelOf(turnoverBands, profile.turnover)],
    ['Deducts tax at source', profile.tdsDeductor ? 'Yes' : 'No'],
    ['Payroll', profile.payroll.map((each) => labelOf(payrollRegistrations, each)).join(', ')],
    ['Consultant', consultant?.fullName ?? ''],
  ],
})

export const membersSection = defineSection<Member>({
  name: 'members',
  heading: 'Members',
  columns: ['Name', 'Email address', 'Access', 'Since'],
  rows: ({ fullName, email, access, addedAt }) => [
    [fullName, email, labelOf(memberAccesses, access), writeTime(addedAt)],
  ],
})

/** A client of a person. */
export interface Membership {
  readonly client: string
  readonly name: string
  readonly access: Client['access']
}

export const membershipsSection = defineSection<Membership>({
  name: 'clients',
  heading: 'Clients that you may see',
  columns: ['Client', 'Access'],
  rows: ({ name, access }) => [[name, labelOf(memberAccesses, access)]],
})
