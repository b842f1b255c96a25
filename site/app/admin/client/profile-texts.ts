import { STATES } from '@anupalan/server/compliance/states'
import {
  advanceTaxes,
  constitutions,
  filingClasses,
  gstSchemes,
  payrollRegistrations,
  turnoverBands,
} from '@anupalan/server/contract/clients/rules'
import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { clientWords } from './words.ts'

const labelIn = (options: readonly { value: string; label: string }[], wanted: string): string =>
  options.find(({ value }) => value === wanted)?.label ?? wanted

/** What a profile says in words, by field. */
export const profileTexts = (profile: ClientProfile): Readonly<Record<keyof ClientProfile, string>> => ({
  name: profile.name,
  constitution: labelIn(constitutions, profile.constitution),
  state: STATES[profile.state].name,
  gst: labelIn(gstSchemes, profile.gst),
  filing: labelIn(filingClasses, profile.filing),
  advanceTax: labelIn(advanceTaxes, profile.advanceTax),
  turnover: labelIn(turnoverBands, profile.turnover),
  tdsDeductor: profile.tdsDeductor ? clientWords.yes : clientWords.no,
  payroll: profile.payroll.map((each) => labelIn(payrollRegistrations, each)).join(', ') || clientWords.none,
})
