import type { Confidence, DatedRow, Provenance } from '../dated.ts'
import type { IsoDate } from '../ist.ts'
import type { BasisPoints } from '../money.ts'

/** A rate of GST, before it is split into heads, and the condition on which it holds. */
export interface ConditionalRate {
  rate: BasisPoints
  /** Absent if it holds for everything of the line. */
  when?: string
}

/** A line of the finder: goods by heading of the tariff (HSN), or services by code (SAC). */
export interface HsnEntry {
  /** Two to eight digits. Several headings with one description have one line each or a common start. */
  code: string
  kind: 'goods' | 'service'
  name: string
  /** More words to find it by: Hindi, Hinglish, trade names. */
  words: string
  row: DatedRow<readonly ConditionalRate[]>
}

const VERIFIED_ON: IsoDate = '2026-11-24'
const SINCE: IsoDate = '2025-09-22'
const REVIEW_BY: IsoDate = '2027-02-01'

const LAW = 'CGST Act 2017; IGST Act 2017'

interface Citation extends Pick<Provenance, 'section' | 'source' | 'confidence'> {
  from?: IsoDate
}

const NOTIFICATION_9 = 'Notification 9/2025-Central Tax (Rate)'

const taxed = (schedule: string): Citation => ({
  section: `${NOTIFICATION_9}, Schedule ${schedule}`,
  source: 'List of rates on 22 September 2025 by the Board, from Notification 9/2025',
  confidence: 'H',
})

const EXEMPT: Citation = {
  section: 'Notification 10/2025-Central Tax (Rate)',
  source: 'Notification 10/2025 of 17 September 2025, in several agreeing accounts',
  confidence: 'H',
}

/** The schedule of Notification 9/2025 with a rate. */
const SCHEDULES: Readonly<Record<BasisPoints, string>> = {
  500: 'I',
  1800: 'II',
  4000: 'III',
  300: 'IV',
  25: 'V',
  150: 'VI',
}

/** Tobacco and pan masala, whose rates changed on 1 February 2026. */
const NOTIFICATION_19: Citation = {
  section: 'Notification 9/2025-Central Tax (Rate), as amended by 19/2025',
  source: 'Accounts of Notification 19/2025 of 31 December 2025 with its serial numbers',
  confidence: 'M',
  from: '2026-02-01',
}

const BRICKS: Citation = {
  section: 'Notification 14/2025-Central Tax (Rate)',
  source: 'Notification 14/2025 of 17 September 2025, in several agreeing accounts',
  confidence: 'H',
}

/** A rate with its condition: `[500, 'pre-packaged and labelled']`, or a rate alone. */
type Written = BasisPoints | readonly [BasisPoints, string]

const rateOf = (written: Written): ConditionalRate =>
  typeof written === 'number' ? { rate: written } : { rate: written[0], when: written[1] }

function entry(
  kind: HsnEntry['kind'],
  code: string,
  name: string,
  words: string,
  rates: readonly Written[],
  { from = SINCE, ...citation }: Citation,
): HsnEntry {
  return {
    code,
    kind,
    name,
    words,
    row: {
      value: rates.map(rateOf),
      law: LAW,
      ...citation,
      validFrom: from,
      validTo: null,
      verifiedOn: VERIFIED_ON,
      reviewBy: REVIEW_BY,
    },
  }
}

/** Goods by the notifications of 17 September 2025: the schedules that its rates stand in. */
export function goods(code: string, name: string, words: string, ...rates: Written[]): HsnEntry {
  const points = [...new Set(rates.map((rate) => rateOf(rate).rate))]
  const schedules = points.filter((rate) => rate > 0).map((rate) => SCHEDULES[rate]!)
  const section = [
    ...(schedules.length > 0 ? [`${NOTIFICATION_9}, Schedule ${schedules.join(', ')}`] : []),
    ...(points.includes(0) ? [EXEMPT.section] : []),
  ].join('; ')
  const base = schedules.length > 0 ? taxed(schedules.join(', ')) : EXEMPT
  return entry('goods', code, name, words, rates, { ...base, section })
}

export const tobacco = (code: string, name: string, words: string, ...rates: Written[]): HsnEntry =>
  entry('goods', code, name, words, rates, NOTIFICATION_19)

export const bricks = (code: string, name: string, words: string, ...rates: Written[]): HsnEntry =>
  entry('goods', code, name, words, rates, BRICKS)

/** Services, with the notification and how sure it is. */
export function service(
  code: string,
  name: string,
  words: string,
  notification: string,
  confidence: Confidence,
  ...rates: Written[]
): HsnEntry {
  const source =
    confidence === 'H'
      ? `${notification}, in several agreeing accounts`
      : `${notification}; secondary accounts of the rates from 22 September 2025`
  return entry('service', code, name, words, rates, {
    section: `${notification}-Central Tax (Rate)`,
    source,
    confidence,
  })
}
