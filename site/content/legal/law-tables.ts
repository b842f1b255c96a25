/** The dated tables of the law, as the compliance disclosure lists them. */
import type { IsoDate } from '@anupalan/server/compliance/ist'

/** What the tables of the law are for, in words. */
export const lawTopics = {
  calendar: 'Due dates',
  incomeTax: 'Income tax, both regimes',
  advanceTax: 'Advance tax and its interest',
  tds: 'TDS and TCS',
  gst: 'GST rates, late fees and interest',
  hra: 'HRA exemption',
  gratuity: 'Gratuity',
  salary: 'Salary: PF, ESI and professional tax',
  identifiers: 'PAN, TAN, GSTIN, CIN and IFSC',
} as const

export type LawTopic = keyof typeof lawTopics

/** The figures of one topic that rest on one law. */
export interface LawTableRow {
  topic: LawTopic
  law: string
  /** How many figures there are. */
  figures: number
  /** How many of them are shown with “confirm before filing”. */
  toConfirm: number
  /** The days on which they were last checked: the longest ago and the latest. */
  checked: { from: IsoDate; to: IsoDate }
  /** The first day by which one must be looked at again, where one is known. */
  reviewBy?: IsoDate
}

/** Words of the two tables. */
export const lawTableWords = {
  byTopic: 'When the tables of the law were last checked',
  byLaw: 'The same, law by law',
  columns: {
    topic: 'Table',
    law: 'Law',
    figures: 'Figures',
    toConfirm: 'To confirm',
    checked: 'As of',
    reviewBy: 'Looked at again by',
  },
  span: (from: string, to: string) => `${from} to ${to}`,
  /** Where no day is known on which the law changes. */
  noReview: 'when it changes',
} as const
