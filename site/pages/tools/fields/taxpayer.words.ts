import type { Age, Residency } from '@anupalan/server/compliance/income-tax'
import { inLocale } from '@anupalan/server/contract/core/locale'

const years = inLocale<Readonly<Record<string, string>>>({
  en: { '2025-26': 'FY 2025-26', '2026-27': 'TY 2026-27' },
})

const age = inLocale<Record<Age, string>>({
  en: {
    'below-60': 'Below 60',
    '60-to-79': '60 to 79',
    '80-and-above': '80 and above',
  },
})
const residency = inLocale<Record<Residency, string>>({ en: { resident: 'Yes', 'non-resident': 'No' } })

/** Words of the taxpayer fields: year, age and residency. */
export const taxpayerFields = inLocale({
  en: {
    taxYear: { label: 'Tax year', options: years },
    age: { label: 'Age on 31 March', options: age },
    residency: { label: 'Resident in India', options: residency },
    city: { label: 'Rented home in', other: 'Any other place' },
    regime: { label: 'Regime', options: { new: 'New', old: 'Old' } },
  },
})
