import { needsConfirmation } from '../dated.ts'
import { isoDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { retentionRules } from './rules.ts'
import type { KeptProfile } from './rules.ts'

export interface KeptUntil {
  /** The last day. */
  readonly until: IsoDate
  /** `CGST Act 2017, s.36`. */
  readonly law: string
  /** Whether to show it with "confirm before filing". */
  readonly confirm: boolean
}

/**
 * Until when the law has the papers of a financial year kept; `undefined` if no law does. If several do, the longest.
 *
 * @param year `2026-27`
 */
export function keptUntil(profile: KeptProfile, year: string): KeptUntil | undefined {
  const first = Number(year.slice(0, 4))
  return retentionRules
    .filter(({ binds }) => binds(profile))
    .map((rule) => ({
      until: isoDate(first + rule.until.years, rule.until.month, rule.until.day),
      law: `${rule.law}, ${rule.section}`,
      confirm: needsConfirmation(rule),
    }))
    .toSorted((a, b) => (a.until > b.until ? -1 : 1))[0]
}
