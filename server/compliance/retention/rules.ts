import type { BusinessProfile } from '../calendar/profile.ts'
import type { Provenance } from '../dated.ts'

/** What determines how long the papers of a business are kept. */
export type KeptProfile = Pick<BusinessProfile, 'constitution' | 'gst' | 'filing'>

/** For how long a law has the books and papers of a year kept. */
export interface RetentionRule extends Provenance {
  readonly binds: (profile: KeptProfile) => boolean
  /** The last day, counted from the calendar year in which the financial year begins. */
  readonly until: { readonly years: number; readonly month: number; readonly day: number }
}

const VERIFIED = { verifiedOn: '2026-11-22' } as const

/** For papers of financial years from 2017-18 on, when GST began. */
export const retentionRules: readonly RetentionRule[] = [
  {
    binds: ({ gst }) => gst !== 'none',
    // 72 months from 31 December after the year, on which the annual return is due.
    until: { years: 7, month: 12, day: 31 },
    law: 'CGST Act 2017',
    section: 's.36',
    source: 'CGST Act 2017, sections 35 and 36; CGST Rules 2017, rules 56 and 57',
    confidence: 'H',
    ...VERIFIED,
  },
  {
    binds: ({ constitution }) => constitution === 'company',
    until: { years: 9, month: 3, day: 31 },
    law: 'Companies Act 2013',
    section: 's.128(5)',
    source: 'Companies Act 2013, section 128; Companies (Accounts) Rules 2014, rule 3',
    confidence: 'H',
    ...VERIFIED,
  },
  {
    binds: ({ constitution }) => constitution === 'llp',
    until: { years: 9, month: 3, day: 31 },
    law: 'LLP Rules 2009',
    section: 'rule 24',
    source: 'LLP Rules 2009, rule 24',
    confidence: 'H',
    ...VERIFIED,
  },
  {
    binds: ({ filing }) => filing !== 'no-business',
    until: { years: 8, month: 3, day: 31 },
    law: 'Income-tax Rules 2026',
    section: 'rule 46',
    source: 'Income-tax Act 2025, section 62; Income-tax Rules 2026, rule 46',
    confidence: 'M',
    note: 'It binds listed professions, and businesses above an income or a turnover on which public copies of section 62 do not agree. A profile has neither, so it is applied to every business.',
    ...VERIFIED,
  },
]
