import type { Obligation } from '../obligation.ts'

const OLD_ACT = { law: 'Income-tax Act 1961', validFrom: '2025-04-01', validTo: '2026-03-31' } as const
const NEW_ACT = { law: 'Income-tax Act 2025', validFrom: '2026-04-01', validTo: null } as const
const VERIFIED_ON = '2026-11-20'

const DEPOSIT = { due: { months: 1, day: 7 }, except: { 3: { months: 1, day: 30 } } }
const STATEMENT = { due: { months: 1, day: 31 }, except: { 3: { months: 2, day: 31 } } }

/** Tax deducted at source, and tax paid in advance, during the year. */
export const tdsAndAdvanceTaxObligations: readonly Obligation[] = [
  {
    name: 'tds-deposit',
    title: 'TDS deposit',
    detail: 'for {month} deductions',
    frequency: 'month',
    audience: { tdsDeductor: true },
    schedule: [
      {
        value: DEPOSIT,
        section: 's.200(1); Income-tax Rules 1962, rule 30(2)',
        source: 'Income-tax Rules 1962, rule 30(2)',
        verifiedOn: VERIFIED_ON,
        confidence: 'H',
        ...OLD_ACT,
      },
      {
        value: DEPOSIT,
        section: 's.397(3)',
        source: 'Several agreeing sources on the dates from April 2026',
        verifiedOn: '2026-11-12',
        confidence: 'H',
        ...NEW_ACT,
      },
    ],
  },
  {
    name: 'tds-statement',
    title: 'TDS statement',
    detail: '{period}',
    frequency: 'quarter',
    audience: { tdsDeductor: true },
    schedule: [
      {
        value: STATEMENT,
        section: 's.200(3); Income-tax Rules 1962, rule 31A',
        source: 'Income-tax Rules 1962, rule 31A(2)',
        verifiedOn: VERIFIED_ON,
        confidence: 'H',
        ...OLD_ACT,
      },
      {
        value: STATEMENT,
        section: 's.397(3)',
        source: 'Commentaries on s.397 of the Income-tax Act 2025',
        note: 'The dates of the earlier rules, which commentaries carry over to the new Act.',
        verifiedOn: VERIFIED_ON,
        confidence: 'M',
        ...NEW_ACT,
      },
    ],
  },
  {
    name: 'advance-tax',
    title: 'Advance tax, {percent}%',
    detail: '{ordinal} instalment',
    frequency: 'quarter',
    instalments: [15, 45, 75, 100],
    audience: { advanceTax: 'instalments' },
    schedule: [
      {
        value: { due: { months: 0, day: 15 } },
        section: 's.408(1)',
        source: 'Income-tax Act 2025, s.408(1), table',
        verifiedOn: VERIFIED_ON,
        confidence: 'H',
        ...NEW_ACT,
      },
    ],
  },
  {
    name: 'advance-tax-presumptive',
    title: 'Advance tax, 100%',
    detail: 'presumptive taxation, the whole in one instalment',
    frequency: 'year',
    audience: { advanceTax: 'presumptive' },
    schedule: [
      {
        value: { due: { months: 0, day: 15 } },
        section: 's.408(2)',
        source: 'Income-tax Act 2025, s.408(2)',
        verifiedOn: VERIFIED_ON,
        confidence: 'H',
        ...NEW_ACT,
      },
    ],
  },
]
