import type { Obligation } from '../obligation.ts'
import type { PaidByChallan } from '../profile.ts'

const OLD_ACT = { law: 'Income-tax Act 1961', validFrom: '2025-04-01', validTo: '2026-03-31' } as const
const NEW_ACT = { law: 'Income-tax Act 2025', validFrom: '2026-04-01', validTo: null } as const
const VERIFIED_ON = '2026-11-20'

const CHECKED_AGAIN = '2026-11-24'

const DEPOSIT = { due: { months: 1, day: 7 }, except: { 3: { months: 1, day: 30 } } }
const STATEMENT = { due: { months: 1, day: 31 }, except: { 3: { months: 2, day: 31 } } }
/** Fifteen days after the day a statement is due. */
const CERTIFICATES = { due: { months: 2, day: 15 }, except: { 3: { months: 3, day: 15 } } }
const RULES_2026 = 'Public accounts of the Income-tax Rules 2026, rules 215, 218 and 219'

interface Challan extends Pick<Obligation, 'name' | 'title' | 'detail' | 'frequency'> {
  paidByChallan: PaidByChallan
  /** Forms and sections of the Acts of 1961 and of 2025. */
  forms: readonly [old: string, now: string]
  sections: readonly [old: string, now: string]
  note?: string
}

/** A challan that is the statement as well: due 30 days after the month of the deduction, under both Acts. */
function challan({ paidByChallan, forms, sections, note, ...duty }: Challan): Obligation {
  const due = { daysAfterPeriod: 30 }
  const more = note === undefined ? {} : { note }
  return {
    ...duty,
    audience: { paidByChallan },
    schedule: [
      {
        value: { due, form: forms[0] },
        section: sections[0],
        source: 'Income-tax Rules 1962, rule 30, in public copies',
        verifiedOn: CHECKED_AGAIN,
        confidence: 'H',
        ...more,
        ...OLD_ACT,
      },
      {
        value: { due, form: forms[1] },
        section: `${sections[1]}; Income-tax Rules 2026, rules 218 and 219`,
        source: 'Income Tax Department, help on Form 141; accounts of its due date',
        verifiedOn: CHECKED_AGAIN,
        confidence: 'M',
        ...more,
        ...NEW_ACT,
      },
    ],
  }
}

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
    detail: '{form}, {period}',
    frequency: 'quarter',
    audience: { tdsDeductor: true },
    schedule: [
      {
        value: { ...STATEMENT, form: 'Forms 24Q and 26Q' },
        section: 's.200(3); Income-tax Rules 1962, rule 31A',
        source: 'Income-tax Rules 1962, rule 31A(2)',
        verifiedOn: VERIFIED_ON,
        confidence: 'H',
        ...OLD_ACT,
      },
      {
        value: { ...STATEMENT, form: 'Forms 138 and 140 (old 24Q and 26Q)' },
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
    detail: '{form} to payees, {period}',
    frequency: 'quarter',
    audience: { tdsDeductor: true },
    schedule: [
      {
        value: { ...CERTIFICATES, form: 'Form 16A' },
        section: 's.203; Income-tax Rules 1962, rule 31(3)',
        source: 'Income-tax Rules 1962, rule 31(3): Form 16A',
        verifiedOn: '2026-11-21',
        confidence: 'H',
        ...OLD_ACT,
      },
      {
        value: { ...CERTIFICATES, form: 'Form 131 (old Form 16A)' },
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
    detail: '{form} to employees, {taxYear}',
    frequency: 'year',
    audience: { tdsDeductor: true, employer: true },
    schedule: [
      {
        value: { due: { months: 3, day: 15 }, form: 'Form 16' },
        section: 's.203; Income-tax Rules 1962, rule 31(3)',
        source: 'Income-tax Rules 1962, rule 31(3): Form 16',
        verifiedOn: '2026-11-21',
        confidence: 'H',
        ...OLD_ACT,
      },
      {
        value: { due: { months: 3, day: 15 }, form: 'Form 130 (old Form 16)' },
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
    detail: '{form}, {period}',
    frequency: 'quarter',
    audience: { tcsCollector: true },
    schedule: [
      {
        value: {
          due: { months: 1, day: 15 },
          except: { 3: { months: 2, day: 15 } },
          form: 'Form 27EQ',
        },
        section: 's.206C(3); Income-tax Rules 1962, rule 31AA',
        source: 'Income-tax Rules 1962, rule 31AA(2)',
        verifiedOn: '2026-11-21',
        confidence: 'H',
        ...OLD_ACT,
      },
      {
        value: { ...STATEMENT, form: 'Form 143 (old Form 27EQ)' },
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
    name: 'tcs-certificates',
    title: 'TCS certificates',
    detail: '{form} to buyers, {period}',
    frequency: 'quarter',
    audience: { tcsCollector: true },
    schedule: [
      {
        value: {
          due: { months: 1, day: 30 },
          except: { 3: { months: 2, day: 30 } },
          form: 'Form 27D',
        },
        section: 's.206C(5); Income-tax Rules 1962, rule 37D(3)',
        source: 'Income-tax Rules 1962, rule 37D(3): 15 days from the due date of the statement',
        verifiedOn: CHECKED_AGAIN,
        confidence: 'H',
        ...OLD_ACT,
      },
      {
        value: { ...CERTIFICATES, form: 'Form 133 (old Form 27D)' },
        section: 's.395(4); Income-tax Rules 2026, rule 215(1), Table, Sl. 4',
        source: 'Public accounts of Form 133 and of rule 215 of the Income-tax Rules 2026',
        note: '15 days from the due date of the statement, which moved on 1 April 2026.',
        verifiedOn: CHECKED_AGAIN,
        confidence: 'M',
        ...NEW_ACT,
      },
    ],
  },
  challan({
    name: 'challan-property',
    title: 'TDS on property bought',
    detail: '{form}, if something was paid in {month} for property of ₹50 lakh or more',
    frequency: 'month',
    paidByChallan: 'property',
    forms: ['Form 26QB', 'Form 141, Schedule B (old Form 26QB)'],
    sections: ['s.194-IA; Income-tax Rules 1962, rule 30(2A)', 's.393(1), Table, Sl. 3(i)'],
  }),
  challan({
    name: 'challan-rent',
    title: 'TDS on rent paid by an individual or HUF',
    detail: '{form}, rent above ₹50,000 a month, deducted in March {taxYear}',
    frequency: 'year',
    paidByChallan: 'rent',
    forms: ['Form 26QC', 'Form 141, Schedule A (old Form 26QC)'],
    sections: ['s.194-IB; Income-tax Rules 1962, rule 30(2B)', 's.393(1), Table, Sl. 2(i)'],
    note: 'Deducted once, in the last month of the year or of the tenancy: if the tenancy ends earlier, 30 days count from the end of its last month.',
  }),
  challan({
    name: 'challan-contractor',
    title: 'TDS on contractors and fees paid by an individual or HUF',
    detail: '{form}, if something was deducted in {month}, above ₹50 lakh in the year',
    frequency: 'month',
    paidByChallan: 'contractor',
    forms: ['Form 26QD', 'Form 141, Schedule C (old Form 26QD)'],
    sections: ['s.194M; Income-tax Rules 1962, rule 30(2C)', 's.393(1), Table, Sl. 6(ii)'],
  }),
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
