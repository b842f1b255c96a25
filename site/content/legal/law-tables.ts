/** The dated tables of the law, as the compliance disclosure lists them. */
import type { IsoDate } from '@anupalan/server/compliance/ist'

/** Topics of the tables, in words. */
export const lawTopics = {
  calendar: 'Due dates',
  incomeTax: 'Income tax, both regimes',
  presumptive: 'Presumptive profit',
  capitalGains: 'Capital gains',
  advanceTax: 'Advance tax and its interest',
  taxDue: 'Interest and fee on tax paid late',
  tds: 'TDS and TCS',
  tdsInterest: 'Interest and fee on TDS paid late',
  gst: 'GST rates, late fees and interest',
  hsnRates: 'GST rates by HSN and SAC',
  hra: 'HRA exemption',
  gratuity: 'Gratuity',
  salary: 'Salary: PF, ESI, professional tax and welfare fund',
  notices: 'Notices and the time to answer them',
  identifiers: 'PAN, TAN, GSTIN, CIN and IFSC',
} as const

export type LawTopic = keyof typeof lawTopics

/** The figures of one topic that are based on one law. */
export interface LawTableRow {
  topic: LawTopic
  law: string
  /** Number of figures. */
  figures: number
  /** Number of them shown with “confirm before filing”. */
  toConfirm: number
  /** Dates of the oldest and the latest check. */
  checked: { from: IsoDate; to: IsoDate }
  /** Date by which the first must be reviewed, if known. */
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
  /** Shown without a review date. */
  noReview: 'when it changes',
} as const
