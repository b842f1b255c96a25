import type { DatedRow, DatedTable, Provenance } from '../dated.ts'
import type { IsoDate } from '../ist.ts'
import type { BasisPoints } from '../money.ts'
import type { Paise } from '../working.ts'

/**
 * What was sold.
 * - `equity`: listed shares and equity-oriented funds, with securities transaction tax
 * - `debt-fund`: more than 65 % in debt and money market instruments
 * - `other-fund`: gold, foreign shares and the like: at most 35 % in Indian shares, and no debt fund
 * - `property`: land, building or both
 * - `vda`: a virtual digital asset
 */
export type Asset = 'equity' | 'debt-fund' | 'other-fund' | 'property' | 'vda'

/** `verifiedOn` is the day of the last check of most rows by default. */
type Citation = Pick<Provenance, 'section' | 'source' | 'confidence' | 'note'> &
  Partial<Pick<Provenance, 'verifiedOn'>>

const OLD = 'Income-tax Act 1961'
const NEW = 'Income-tax Act 2025'
const VERIFIED_ON: IsoDate = '2026-11-24'
const NEXT_BUDGET: IsoDate = '2027-02-01'

/** The first transfer that the tables govern, and the last. */
const FIRST: IsoDate = '2023-04-01'
const LAST: IsoDate = '2027-03-31'
/** The day on which the rates of the Finance (No. 2) Act 2024 began. */
const CHANGED: IsoDate = '2024-07-23'

const SOURCE_1961 = 'Income-tax Act 1961, in several agreeing sources'
const FINANCE_ACT_2024 = 'Finance (No. 2) Act 2024, in several agreeing sources'
const SOURCE_2025 = 'Text of the Income-tax Act 2025 in several agreeing copies'

function oldRow<Value>(
  value: Value,
  validFrom: IsoDate,
  validTo: IsoDate,
  citation: Citation,
): DatedRow<Value> {
  return { value, law: OLD, verifiedOn: VERIFIED_ON, ...citation, validFrom, validTo }
}

function newRow<Value>(value: Value, citation: Citation): DatedRow<Value> {
  return {
    value,
    law: NEW,
    verifiedOn: VERIFIED_ON,
    ...citation,
    validFrom: '2026-04-01',
    validTo: LAST,
    reviewBy: NEXT_BUDGET,
  }
}

/** A figure that changed on 23 July 2024: before, after, and under the Act of 2025. */
function changed<Value>(
  before: Value,
  after: Value,
  section: string,
  act2025: Citation,
  note?: string,
): DatedTable<Value> {
  const cited = (source: string): Citation => ({ section, source, confidence: 'H', ...(note && { note }) })
  return [
    oldRow(before, FIRST, '2024-07-22', cited(SOURCE_1961)),
    oldRow(after, CHANGED, '2026-03-31', cited(FINANCE_ACT_2024)),
    newRow(after, act2025),
  ]
}

/** A figure that has not changed: under the Act of 1961, and under the Act of 2025. */
const unchanged = <Value>(value: Value, act1961: Citation, act2025: Citation): DatedTable<Value> => [
  oldRow(value, FIRST, '2026-03-31', act1961),
  newRow(value, act2025),
]

/** Months of holding, above which an asset is long-term. */
export const holdingMonths: DatedTable<Readonly<Record<Exclude<Asset, 'vda'>, number>>> = changed(
  { equity: 12, property: 24, 'debt-fund': 36, 'other-fund': 36 },
  { equity: 12, property: 24, 'debt-fund': 24, 'other-fund': 24 },
  's.2(42A)',
  { section: 's.2(101)', source: SOURCE_2025, confidence: 'H' },
  'Units that are not listed. The day of sale does not count.',
)

/** Listed equity held short. */
export const shortEquityRates: DatedTable<BasisPoints> = changed(1500, 2000, 's.111A', {
  section: 's.196(1)',
  source: SOURCE_2025,
  confidence: 'H',
})

/** Listed equity held long, above the exemption. */
export const longEquityRates: DatedTable<BasisPoints> = changed(1000, 1250, 's.112A(2)', {
  section: 's.198(2)',
  source: SOURCE_2025,
  confidence: 'H',
})

/** Long-term gains on listed equity that are free of tax, for all of the year together. */
export const equityExemptions: DatedTable<Paise> = [
  oldRow(1_00_000_00, FIRST, '2024-03-31', {
    section: 's.112A(2)',
    source: 'Finance Act 2018, in several agreeing sources',
    confidence: 'H',
  }),
  oldRow(1_25_000_00, '2024-04-01', '2026-03-31', {
    section: 's.112A(2)(i), proviso',
    source: 'Finance (No. 2) Act 2024, s.31, in several agreeing copies',
    verifiedOn: '2026-11-25',
    confidence: 'H',
    note: 'By the proviso the limit applies to the sum of the year’s gains before and from 23 July 2024.',
  }),
  newRow(1_25_000_00, { section: 's.198(2)', source: SOURCE_2025, confidence: 'H' }),
]

export interface LongRate {
  rate: BasisPoints
  /** Whether the cost is raised by the cost inflation index. */
  isIndexed: boolean
}

/** Other long-term gains. */
export const longRates: DatedTable<LongRate> = changed(
  { rate: 2000, isIndexed: true },
  { rate: 1250, isIndexed: false },
  's.112(1), s.48',
  { section: 's.197(1)', source: SOURCE_2025, confidence: 'H' },
)

export interface PropertyChoice {
  rate: BasisPoints
  acquiredBefore: IsoDate
}

/** Tax above this rate with indexation is ignored: land and buildings of resident individuals and families. */
export const propertyChoices: DatedTable<PropertyChoice> = [
  oldRow({ rate: 2000, acquiredBefore: CHANGED }, CHANGED, '2026-03-31', {
    section: 's.112(1), second proviso to (a)',
    source: FINANCE_ACT_2024,
    confidence: 'H',
  }),
  newRow(
    { rate: 2000, acquiredBefore: CHANGED },
    { section: 's.197(3)', source: SOURCE_2025, confidence: 'H' },
  ),
]

export interface SpecifiedFunds {
  acquiredFrom: IsoDate
  kinds: readonly Asset[]
}

/** Units whose gain is always short-term, at slab rates. */
export const specifiedFunds: DatedTable<SpecifiedFunds> = [
  oldRow({ acquiredFrom: '2023-04-01', kinds: ['debt-fund', 'other-fund'] }, FIRST, '2025-03-31', {
    section: 's.50AA',
    source: 'Finance Act 2023, in several agreeing sources',
    confidence: 'H',
    note: 'Until FY 2024-25 every fund with at most 35% in Indian shares.',
  }),
  oldRow({ acquiredFrom: '2023-04-01', kinds: ['debt-fund'] }, '2025-04-01', '2026-03-31', {
    section: 's.50AA',
    source: FINANCE_ACT_2024,
    confidence: 'H',
    note: 'From AY 2026-27 only a fund with more than 65% in debt, or a fund of such funds.',
  }),
  newRow(
    { acquiredFrom: '2023-04-01', kinds: ['debt-fund'] },
    {
      section: 's.76',
      source: SOURCE_2025,
      confidence: 'H',
    },
  ),
]

/** Virtual digital assets: no expense but the cost, no loss set off, none carried forward. */
export const digitalAssetRates: DatedTable<BasisPoints> = unchanged(
  3000,
  { section: 's.115BBH', source: SOURCE_1961, confidence: 'H' },
  {
    section: 's.194(1), table, Sl. No. 4',
    source: 'Accounts of clause 194 of the Income-tax Bill 2025',
    confidence: 'M',
  },
)

/** The least cost of equity acquired before 1 February 2018: its value on 31 January 2018, at most the price. */
export const grandfathering: DatedTable<IsoDate> = unchanged(
  '2018-02-01',
  { section: 's.55(2)(ac)', source: 'Finance Act 2018, in several agreeing sources', confidence: 'H' },
  { section: 's.90', source: 'Comparison of s.90 of the Income-tax Act 2025 with the Bill', confidence: 'M' },
)

/** The value on 1 April 2001 may replace the cost of what was acquired before. */
export const valuesOf2001: DatedTable<IsoDate> = unchanged(
  '2001-04-01',
  {
    section: 's.55(2)(b)',
    source: SOURCE_1961,
    confidence: 'H',
    note: 'For land and buildings at most the stamp duty value of that day.',
  },
  { section: 's.90', source: 'Comparison of s.90 of the Income-tax Act 2025 with the Bill', confidence: 'M' },
)

/** The stamp duty value replaces the price of land or building if it exceeds this share of it. */
export const stampTolerances: DatedTable<BasisPoints> = unchanged(
  11_000,
  { section: 's.50C', source: SOURCE_1961, confidence: 'H' },
  { section: 's.78(1)', source: SOURCE_2025, confidence: 'H' },
)

/** Years for which a loss is carried forward. */
export const setOffs: DatedTable<number> = unchanged(
  8,
  { section: 's.70(2), (3); s.74', source: SOURCE_1961, confidence: 'H' },
  { section: 's.108; s.111', source: SOURCE_2025, confidence: 'H' },
)

/** Health and Education Cess. */
export const gainCesses: DatedTable<BasisPoints> = unchanged(
  400,
  { section: 'Finance Acts of the years, s.2', source: 'Finance Acts 2023 to 2025', confidence: 'H' },
  { section: 'Finance Act 2026, s.3', source: 'Finance Act 2026 (No. 4 of 2026)', confidence: 'H' },
)

const INDEX_2017 = 'Notification S.O. 1790(E) of 5 June 2017, as amended year by year'

/** The indices of the years from 2001-02, in order. */
const INDICES = [
  100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289, 301, 317,
  331, 348, 363, 376,
] as const

const indexRow = (year: number, value: number, citation: Citation & { law: string }): DatedRow<number> => ({
  value,
  ...citation,
  validFrom: `${year}-04-01` as IsoDate,
  validTo: `${year + 1}-03-31` as IsoDate,
  verifiedOn: VERIFIED_ON,
})

/** The cost inflation index of each year, by any day of it. */
export const costInflationIndices: DatedTable<number> = [
  ...INDICES.map((value, at) =>
    indexRow(2001 + at, value, {
      law: OLD,
      section: 's.48, Explanation (v)',
      source: at === INDICES.length - 1 ? 'Notification 70/2025 of 1 July 2025' : INDEX_2017,
      confidence: 'H',
    }),
  ),
  indexRow(2026, 384, {
    law: NEW,
    section: 's.72(8)(a)',
    source: 'Accounts of Notification 85/2026 of 15 July 2026',
    confidence: 'M',
    note: 'The notification itself was not seen.',
  }),
]

/** Every table of the calculation, by subject. */
export const capitalGainsTables: Readonly<Record<string, DatedTable<unknown>>> = {
  'Period of holding': holdingMonths,
  'Short-term gains on listed equity': shortEquityRates,
  'Long-term gains on listed equity': longEquityRates,
  'Exemption of long-term gains on listed equity': equityExemptions,
  'Other long-term gains': longRates,
  'Choice for land and buildings': propertyChoices,
  'Specified mutual funds': specifiedFunds,
  'Virtual digital assets': digitalAssetRates,
  'Value on 31 January 2018': grandfathering,
  'Value on 1 April 2001': valuesOf2001,
  'Stamp duty value': stampTolerances,
  'Set-off and carry forward': setOffs,
  'Health and Education Cess on gains': gainCesses,
  'Cost inflation index': costInflationIndices,
}
