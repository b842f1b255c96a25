import type { DatedRow, DatedTable } from '../dated.ts'
import { rowOn } from '../dated.ts'
import type { IsoDate } from '../ist.ts'
import type { BasisPoints } from '../money.ts'

/** One rate of GST, before it is split into heads. */
export interface GstRate {
  rate: BasisPoints
  /** The goods or services it applies to, in a few words. */
  goods: string
}

const EXEMPT: GstRate = { rate: 0, goods: 'Exempt or nil rated' }
const ROUGH_STONES: GstRate = { rate: 25, goods: 'Rough diamonds and precious stones' }
const CUT_DIAMONDS: GstRate = { rate: 150, goods: 'Cut and polished diamonds' }
const GOLD: GstRate = { rate: 300, goods: 'Gold, silver and jewellery' }
const MERIT: GstRate = { rate: 500, goods: 'Merit rate' }
const STANDARD: GstRate = { rate: 1800, goods: 'Standard rate: most goods and services' }
const DEMERIT: GstRate = { rate: 4000, goods: 'Luxury and sin goods' }

const LEVY = { law: 'CGST Act 2017; IGST Act 2017', section: 'CGST Act s.9(1); IGST Act s.5(1)' } as const

/** The rates in force. Separate levies, such as composition and bricks without input credit, are not included. */
export const gstRates: DatedTable<readonly GstRate[]> = [
  {
    value: [
      EXEMPT,
      ROUGH_STONES,
      CUT_DIAMONDS,
      GOLD,
      MERIT,
      { rate: 1200, goods: 'Lower standard rate, until 21 September 2025' },
      STANDARD,
      { rate: 2800, goods: 'Luxury and sin goods, compensation cess apart' },
    ],
    ...LEVY,
    source: 'Notification 1/2017-Central Tax (Rate), 28 June 2017, as amended; secondary accounts',
    validFrom: '2025-04-01',
    validTo: '2025-09-21',
    verifiedOn: '2026-11-21',
    confidence: 'M',
  },
  {
    value: [
      EXEMPT,
      ROUGH_STONES,
      CUT_DIAMONDS,
      GOLD,
      MERIT,
      STANDARD,
      { rate: 2800, goods: 'Tobacco and pan masala, until 31 January 2026' },
      DEMERIT,
    ],
    ...LEVY,
    source: 'Notification 9/2025-Central Tax (Rate), 17 September 2025',
    validFrom: '2025-09-22',
    validTo: '2026-01-31',
    verifiedOn: '2026-11-12',
    confidence: 'H',
  },
  {
    value: [EXEMPT, ROUGH_STONES, CUT_DIAMONDS, GOLD, MERIT, STANDARD, DEMERIT],
    ...LEVY,
    source: 'Notification 9/2025-Central Tax (Rate), as amended by Notification 19/2025',
    validFrom: '2026-02-01',
    validTo: null,
    verifiedOn: '2026-11-12',
    reviewBy: '2027-02-01',
    confidence: 'H',
  },
]

/**
 * The rates of GST on a date, lowest first.
 * @throws NoTableError before the first table
 */
export function gstRatesOn(date: IsoDate): DatedRow<readonly GstRate[]> {
  return rowOn('GST rates', gstRates, date)
}
