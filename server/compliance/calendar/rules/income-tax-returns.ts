import type { Confidence, DatedTable } from '../../dated.ts'
import type { MonthsAfter, Obligation, Schedule } from '../obligation.ts'

const VERIFIED_ON = '2026-11-20'

/**
 * One date under both Acts: FY 2025-26 under the Income-tax Act 1961, TY 2026-27 under the Act of 2025. Each
 * row ends with the year for which it was verified, because Finance Acts move these dates.
 */
function bothActs(
  due: MonthsAfter,
  oldSection: string,
  newSection: string,
  confidence: { old: Confidence; new: Confidence } = { old: 'H', new: 'M' },
  forms?: { old: string; new: string },
  note?: string,
): DatedTable<Schedule> {
  return [
    {
      value: { due, ...(forms && { form: forms.old }) },
      law: 'Income-tax Act 1961',
      section: oldSection,
      source: 'Several agreeing sources on the Act as amended in 2026',
      validFrom: '2025-04-01',
      validTo: '2026-03-31',
      verifiedOn: VERIFIED_ON,
      confidence: confidence.old,
      ...(note !== undefined && { note }),
    },
    {
      value: { due, ...(forms && { form: forms.new }) },
      law: 'Income-tax Act 2025',
      section: newSection,
      source: 'Commentaries on the Finance Bill 2026 and s.263 of the Income-tax Act 2025',
      validFrom: '2026-04-01',
      validTo: '2027-03-31',
      verifiedOn: VERIFIED_ON,
      confidence: confidence.new,
      note: [note, 'The Act as passed was not seen, and the Finance Act 2027 may move this date.']
        .filter((each) => each !== undefined)
        .join(' '),
    },
  ]
}

const AUDIT_FORMS = {
  old: 'Form 3CD with 3CA or 3CB',
  new: 'Form 26 (old Forms 3CA, 3CB and 3CD)',
}

const returnDue = (due: MonthsAfter) => bothActs(due, 's.139(1)', 's.263(1)')

/** Audit reports and returns of income for a year that has ended. */
export const incomeTaxReturnObligations: readonly Obligation[] = [
  {
    name: 'tax-audit-report',
    title: 'Tax audit report',
    detail: '{form}, {taxYear}',
    frequency: 'year',
    audience: { filing: ['audit'] },
    schedule: bothActs({ months: 6, day: 30 }, 's.44AB', 's.63', undefined, AUDIT_FORMS),
  },
  {
    name: 'tax-audit-report-transfer-pricing',
    title: 'Tax audit report',
    detail: '{form}, with a transfer pricing report, {taxYear}',
    frequency: 'year',
    audience: { filing: ['transfer-pricing'] },
    schedule: bothActs(
      { months: 7, day: 31 },
      's.44AB, Explanation',
      's.63',
      { old: 'U', new: 'U' },
      AUDIT_FORMS,
    ),
  },
  {
    name: 'itr-no-business',
    title: 'Income tax return',
    detail: 'ITR-1 and ITR-2, {taxYear}',
    frequency: 'year',
    audience: { filing: ['no-business'] },
    schedule: returnDue({ months: 4, day: 31 }),
  },
  {
    name: 'itr-business',
    title: 'Income tax return',
    detail: 'business without audit, {taxYear}',
    frequency: 'year',
    audience: { filing: ['business'] },
    schedule: returnDue({ months: 5, day: 31 }),
  },
  {
    name: 'itr-audit',
    title: 'Income tax return',
    detail: 'companies and audited accounts, {taxYear}',
    frequency: 'year',
    audience: { filing: ['audit'] },
    schedule: returnDue({ months: 7, day: 31 }),
  },
  {
    name: 'itr-transfer-pricing',
    title: 'Income tax return',
    detail: 'with a transfer pricing report, {taxYear}',
    frequency: 'year',
    audience: { filing: ['transfer-pricing'] },
    schedule: returnDue({ months: 8, day: 30 }),
  },
  {
    name: 'itr-belated',
    title: 'Belated income tax return',
    detail: 'last date, {taxYear}',
    frequency: 'year',
    audience: {},
    optional: true,
    schedule: bothActs({ months: 9, day: 31 }, 's.139(4)', 's.263(4)'),
  },
  {
    name: 'itr-revised',
    title: 'Revised income tax return',
    detail: 'last date, {taxYear}',
    frequency: 'year',
    audience: {},
    optional: true,
    schedule: bothActs(
      { months: 12, day: 31 },
      's.139(5), s.234-I',
      's.263(5), s.428(b)',
      undefined,
      undefined,
      'After 31 December a fee is due: ₹1,000 up to a total income of ₹5,00,000, otherwise ₹5,000.',
    ),
  },
]
