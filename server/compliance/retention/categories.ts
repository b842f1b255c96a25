/** For how long each category of a client's papers is kept at least, from which event, and by which law. */
import type { Provenance } from '../dated.ts'
import { isoDate } from '../ist.ts'
import type { IsoDate } from '../ist.ts'

/**
 * The event from which a period runs.
 * - `year-end`: the end of the financial year that the papers are about
 * - `annual-return`: 31 December after that year, on which the annual return under GST is due
 * - `report`: the end of the financial year in which the report was signed
 * - `engagement-end`: the end of the last financial year with any paper or task of the client
 */
export type RetentionEvent = 'year-end' | 'annual-return' | 'report' | 'engagement-end'

export interface RetentionRow extends Provenance {
  readonly category: string
  /** Categories of documents that belong to it. Reports of the practice are apart from their category. */
  readonly documents: readonly string[]
  readonly from: RetentionEvent
  /** The least that the law has them kept, in years after the event. */
  readonly years: number
}

const VERIFIED = { verifiedOn: '2026-11-28' } as const

export const retentionCategories = [
  {
    category: 'tax-returns',
    documents: ['income-tax', 'tds'],
    from: 'year-end',
    years: 7,
    law: 'Income-tax Rules 2026',
    section: 'rule 46',
    source: 'Income-tax Act 2025, section 62; Income-tax Rules 2026, rule 46',
    confidence: 'M',
    note: 'Rule 6F of the Income-tax Rules 1962, for years before 2026-27, asks for six years from the end of the assessment year, which ends on the same day.',
    ...VERIFIED,
  },
  {
    category: 'gst',
    documents: ['gst'],
    from: 'annual-return',
    years: 6,
    law: 'CGST Act 2017',
    section: 's.36',
    source: 'CGST Act 2017, section 36: 72 months from the due date of the annual return',
    confidence: 'H',
    ...VERIFIED,
  },
  {
    category: 'accounts',
    documents: ['bank', 'sales', 'purchases', 'payroll', 'notices', 'other'],
    from: 'year-end',
    years: 8,
    law: 'Companies Act 2013',
    section: 's.128(5)',
    source: 'Companies Act 2013, section 128(5); LLP Rules 2009, rule 24',
    confidence: 'H',
    note: 'It binds companies. The practice keeps the accounts of every client as long.',
    ...VERIFIED,
  },
  {
    category: 'reports',
    documents: [],
    from: 'report',
    years: 7,
    law: 'Standard on Quality Control 1 (ICAI)',
    section: 'para 83',
    source: 'ICAI, SQC 1, paragraphs 82 and 83; SA 230: ordinarily seven years from the date of the report',
    confidence: 'M',
    ...VERIFIED,
  },
  {
    category: 'identity',
    documents: ['identity', 'registration'],
    from: 'engagement-end',
    years: 5,
    law: 'Prevention of Money-laundering Act 2002',
    section: 's.12(4)',
    source: 'Prevention of Money-laundering Act 2002, section 12(1)(e) and (4)',
    confidence: 'M',
    note: 'It binds an accountant only for the transactions notified on 3 May 2023 (S.O. 2036(E)). The practice keeps the papers of every client as long.',
    ...VERIFIED,
  },
] as const satisfies readonly RetentionRow[]

export type RetentionCategory = (typeof retentionCategories)[number]['category']

export const retentionCategoryIds = retentionCategories.map(({ category }) => category)

export const retentionRow = (category: RetentionCategory): RetentionRow =>
  retentionCategories.find((row) => row.category === category)!

/** The category of a document. @param document `category` is one of documents */
export function retentionCategoryOf(document: {
  readonly category: string
  readonly deliveredAs: string | null
}): RetentionCategory {
  if (document.deliveredAs === 'report') return 'reports'
  const row = retentionCategories.find(({ documents }) =>
    (documents as readonly string[]).includes(document.category),
  )
  return row?.category ?? 'accounts'
}

/**
 * The last day on which papers are kept.
 *
 * @param year the financial year of the event, `2026-27`
 * @param years by default those of the law
 */
export function retainedUntil(category: RetentionCategory, year: string, years?: number): IsoDate {
  const row = retentionRow(category)
  const end = Number(year.slice(0, 4)) + 1 + (years ?? row.years)
  return row.from === 'annual-return' ? isoDate(end, 12, 31) : isoDate(end, 3, 31)
}
