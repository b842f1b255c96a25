/** What of a client’s data an erasure leaves, and until when. */
import { istDate } from '../../compliance/ist.ts'
import { keptUntil } from '../../compliance/retention/kept-until.ts'
import type { KeptProfile } from '../../compliance/retention/rules.ts'
import type { Kept } from './schema.ts'

/** Numbers of records by financial year. */
export type RecordsByYear = ReadonlyMap<string, Pick<Kept, 'documents' | 'returns'>>

/** The years of which the law has something kept, the oldest first. */
export const keptByLaw = (profile: KeptProfile, records: RecordsByYear, now: Date): Kept[] =>
  [...records]
    .flatMap(([year, counts]) => {
      const law = keptUntil(profile, year)
      return law && law.until >= istDate(now.getTime()) ? [{ year, ...law, ...counts }] : []
    })
    .toSorted((a, b) => (a.year < b.year ? -1 : 1))

/** Adds numbers of one feature to those of another. */
export function addRecords(
  records: RecordsByYear,
  name: 'documents' | 'returns',
  years: readonly string[],
): RecordsByYear {
  const sum = new Map(records)
  for (const year of years) {
    const before = sum.get(year) ?? { documents: 0, returns: 0 }
    sum.set(year, { ...before, [name]: before[name] + 1 })
  }
  return sum
}
