/** Which papers of a client may be erased, for the server and the mock. */
import { financialYear } from '../../compliance/calendar/financial-year.ts'
import { addDays, istDate } from '../../compliance/ist.ts'
import type { IsoDate } from '../../compliance/ist.ts'
import {
  retainedUntil,
  retentionCategoryIds,
  retentionCategoryOf,
  retentionRow,
} from '../../compliance/retention/categories.ts'
import type { RetentionCategory } from '../../compliance/retention/categories.ts'
import { keptUntil } from '../../compliance/retention/kept-until.ts'
import type { KeptProfile } from '../../compliance/retention/rules.ts'

/** A document. */
export interface Paper {
  readonly id: string
  readonly category: string
  readonly deliveredAs: string | null
  /** `null`: that of `sentAt`. */
  readonly year: string | null
  /** When its newest version was sent. */
  readonly sentAt: string
}

/** Whose papers they are. */
export interface PapersOf {
  readonly profile: KeptProfile
  /** The last financial year with any paper or task of the client. */
  readonly lastYear: string
}

/** The years that each category is kept. */
export type RetentionYears = ReadonlyMap<RetentionCategory, number>

export interface ErasablePart {
  readonly category: RetentionCategory
  /** Ids of documents. */
  readonly ids: readonly string[]
  readonly since: IsoDate
}

const yearSent = ({ sentAt }: Paper) => financialYear(istDate(Date.parse(sentAt)))

const yearOfPaper = (paper: Paper) => paper.year ?? yearSent(paper)

/** The first day on which a paper may be erased: when neither its category nor another law for the client keeps it. */
function erasableFrom(paper: Paper, { profile, lastYear }: PapersOf, years: RetentionYears): IsoDate {
  const category = retentionCategoryOf(paper)
  const year = yearOfPaper(paper)
  const { from } = retentionRow(category)
  const of = from === 'engagement-end' ? lastYear : from === 'report' ? yearSent(paper) : year
  const until = retainedUntil(category, of, years.get(category))
  const law = keptUntil(profile, year)?.until ?? until
  return addDays(law > until ? law : until, 1)
}

/** What may be erased today, in the order of the categories. @param today in India */
export function erasableParts(
  papers: readonly Paper[],
  of: PapersOf,
  years: RetentionYears,
  today: IsoDate,
): ErasablePart[] {
  const parts = new Map<RetentionCategory, { ids: string[]; since: IsoDate }>()
  for (const paper of papers) {
    const since = erasableFrom(paper, of, years)
    if (since > today) continue
    const category = retentionCategoryOf(paper)
    const part = parts.get(category)
    if (!part) parts.set(category, { ids: [paper.id], since })
    else {
      part.ids.push(paper.id)
      if (since < part.since) part.since = since
    }
  }
  return retentionCategoryIds.flatMap((category) => {
    const part = parts.get(category)
    return part ? [{ category, ...part }] : []
  })
}

/** The newest financial year of which any paper may be erased today: what is newer need not be read. */
export function newestErasableYear(years: RetentionYears, today: IsoDate): string {
  let first = Number(financialYear(today).slice(0, 4))
  const nameOf = () => financialYear(`${first}-04-01`)
  while (
    retentionCategoryIds.every((category) => retainedUntil(category, nameOf(), years.get(category)) >= today)
  )
    first -= 1
  return nameOf()
}

/** The first moment after a financial year, UTC. @param year `2026-27` */
export const endOfYear = (year: string): string =>
  // Midnight in India is 18:30 of the day before.
  `${Number(year.slice(0, 4)) + 1}-03-31T18:30:00.000Z`
