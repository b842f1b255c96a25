import type { Obligation } from '../obligation.ts'

const OLD_ACT = { law: 'Income-tax Act 1961', validFrom: '2025-04-01', validTo: '2026-03-31' } as const
const NEW_ACT = { law: 'Income-tax Act 2025', validFrom: '2026-04-01', validTo: null } as const
const VERIFIED_ON = '2026-11-20'

const DEPOSIT = { due: { months: 1, day: 7 }, except: { 3: { months: 1, day: 30 } } }
const STATEMENT = { due: { months: 1, day: 31 }, except: { 3: { months: 2, day: 31 } } }
/** Fifteen days after the day a statement is due. */
const CERTIFICATES = { due: { months: 2, day: 15 }, except: { 3: { months: 3, day: 15 } } }
const RULES_2026 = 'Public accounts of the Income-tax Rules 2026, rules 215, 218 and 219'

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
    name: 'tds-certificates',
    title: 'TDS certificates',
    detail: 'to payees, {period}',
    frequency: 'quarter',
    audience: { tdsDeductor: true },
    schedule: [
      {
        value: CERTIFICATES,
        section: 's.203; Income-tax Rules 1962, rule 31(3)',
        source: 'Income-tax Rules 1962, rule 31(3): Form 16A',
        verifiedOn: '2026-11-21',
        confidence: 'H',
        ...OLD_ACT,
      },
      {
        value: CERTIFICATES,
        section: 's.395; Income-tax Rules 2026, rule 215',
        source: RULES_2026,
        verifiedOn: '2026-11-21',
        confidence: 'M',
        ...NEW_ACT,
      },
    ],
  },
  {
    name: 'tds-certificates-salary',
    title: 'TDS certificates for salary',
    detail: 'to employees, {taxYear}',
    frequency: 'year',
    audience: { tdsDeductor: true, employer: true },
    schedule: [
      {
        value: { due: { months: 3, day: 15 } },
        section: 's.203; Income-tax Rules 1962, rule 31(3)',
        source: 'Income-tax Rules 1962, rule 31(3): Form 16',
        verifiedOn: '2026-11-21',
        confidence: 'H',
        ...OLD_ACT,
      },
      {
        value: { due: { months: 3, day: 15 } },
        section: 's.395; Income-tax Rules 2026, rule 215',
        source: RULES_2026,
        verifiedOn: '2026-11-21',
        confidence: 'M',
        ...NEW_ACT,
      },
    ],
  },
  {
    name: 'tcs-deposit',
    title: 'TCS deposit',
    detail: 'for {month} collections',
    frequency: 'month',
    audience: { tcsCollector: true },
    schedule: [
      {
        value: { due: { months: 1, day: 7 } },
        section: 's.206C(3); Income-tax Rules 1962, rule 37CA(2)',
        source: 'Income-tax Rules 1962, rule 37CA(2)',
        verifiedOn: '2026-11-21',
        confidence: 'M',
        ...OLD_ACT,
      },
      {
        value: DEPOSIT,
        section: 's.397(3); Income-tax Rules 2026, rule 218(2)',
        source: RULES_2026,
        note: 'March collections are due by 30 April since 1 April 2026, and were due by 7 April before.',
        verifiedOn: '2026-11-21',
        confidence: 'M',
        ...NEW_ACT,
      },
    ],
  },
  {
    name: 'tcs-statement',
    title: 'TCS statement',
    detail: '{period}',
    frequency: 'quarter',
    audience: { tcsCollector: true },
    schedule: [
      {
        value: { due: { months: 1, day: 15 }, except: { 3: { months: 2, day: 15 } } },
        section: 's.206C(3); Income-tax Rules 1962, rule 31AA',
        source: 'Income-tax Rules 1962, rule 31AA(2)',
        verifiedOn: '2026-11-21',
        confidence: 'H',
        ...OLD_ACT,
      },
      {
        value: STATEMENT,
        section: 's.397(3); Income-tax Rules 2026, rule 219',
        source: RULES_2026,
        note: 'Since 1 April 2026 on the dates of the TDS statement; before on the 15th.',
        verifiedOn: '2026-11-21',
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
