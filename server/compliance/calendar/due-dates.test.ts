import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NoTableError } from '../dated.ts'
import { addDays, daysBetween, weekday } from '../ist.ts'
import type { IsoDate } from '../ist.ts'
import { STATES } from '../states.ts'
import type { StateCode } from '../states.ts'
import { calendarCoverage, dueDates, dueDatesIn, effectiveDate } from './due-dates.ts'
import type { BusinessProfile } from './profile.ts'
import { statutoryCalendar } from './statutory-calendar.ts'

const shop: BusinessProfile = {
  gst: 'monthly',
  state: '29',
  constitution: 'proprietorship',
  filing: 'business',
  tdsDeductor: true,
  advanceTax: 'instalments',
  payroll: ['pf', 'esi', 'professional-tax'],
}
const quarterly: BusinessProfile = { ...shop, gst: 'qrmp' }
const company: BusinessProfile = { ...shop, constitution: 'company', filing: 'audit' }

/** The due dates of one obligation within the calendar's coverage, or a part of it. */
function datesOf(
  obligation: string,
  profile: BusinessProfile,
  from = calendarCoverage.from,
  to = calendarCoverage.to,
) {
  return dueDates({ from, to, profile })
    .filter((due) => due.obligation === obligation)
    .map((due) => due.statutoryDate)
}

function year(obligation: string, profile: BusinessProfile) {
  return datesOf(obligation, profile, '2026-04-01', '2027-03-31')
}

test('The hero shows the next statutory dates: a monthly filer on 20 November 2026', () => {
  const next = dueDates({ from: '2026-11-21', to: '2026-12-20', profile: { ...shop, payroll: [] } })
  expect(
    next.map(({ id, title, detail, weekday: day, statutoryDate }) => [id, statutoryDate, day, title, detail]),
  ).toEqual([
    [
      'credit-cut-off:2025-26',
      '2026-11-30',
      'Monday',
      'Input tax credit, last day',
      'for invoices of FY 2025-26, unless the annual return was filed earlier',
    ],
    ['tds-deposit:2026-11', '2026-12-07', 'Monday', 'TDS deposit', 'for November deductions'],
    ['gstr-1:2026-11', '2026-12-11', 'Friday', 'GSTR-1', 'outward supplies, monthly filers'],
    ['advance-tax:2026-27-Q3', '2026-12-15', 'Tuesday', 'Advance tax, 75%', 'third instalment'],
    ['gstr-3b:2026-11', '2026-12-20', 'Sunday', 'GSTR-3B', 'summary return and payment'],
  ])
})

describe('tax deducted at source', () => {
  test('Deposit by the 7th, March deductions by 30 April', () => {
    const dates = datesOf('tds-deposit', shop, '2026-04-01', '2027-05-31')
    expect(dates).toEqual([
      '2026-04-30',
      '2026-05-07',
      '2026-06-07',
      '2026-07-07',
      '2026-08-07',
      '2026-09-07',
      '2026-10-07',
      '2026-11-07',
      '2026-12-07',
      '2027-01-07',
      '2027-02-07',
      '2027-03-07',
      '2027-04-30',
      '2027-05-07',
    ])
  })

  test('Quarterly statements 31 July, 31 October, 31 January, 31 May', () => {
    expect(datesOf('tds-statement', shop, '2026-04-01', '2027-05-31')).toEqual([
      '2026-05-31',
      '2026-07-31',
      '2026-10-31',
      '2027-01-31',
      '2027-05-31',
    ])
  })

  test('The Income-tax Act 2025 governs from 1 April 2026: March 2026 deductions are under the Act of 1961', () => {
    const [march, april] = dueDates({ from: '2026-04-01', to: '2026-05-10', profile: shop }).filter(
      ({ obligation }) => obligation === 'tds-deposit',
    )
    expect(march).toMatchObject({ id: 'tds-deposit:2026-03', law: 'Income-tax Act 1961' })
    expect(april).toMatchObject({ id: 'tds-deposit:2026-04', law: 'Income-tax Act 2025' })
  })

  test('without deduction there is no deposit', () => {
    expect(datesOf('tds-deposit', { ...shop, tdsDeductor: false })).toEqual([])
  })
})

describe('certificates of tax deducted', () => {
  test('within 15 days of the due date of the statement', () => {
    expect(datesOf('tds-certificates', shop, '2026-04-01', '2027-06-30')).toEqual([
      '2026-06-15',
      '2026-08-15',
      '2026-11-15',
      '2027-02-15',
      '2027-06-15',
    ])
  })

  test('for salary by 15 June, for employers', () => {
    expect(year('tds-certificates-salary', shop)).toEqual(['2026-06-15'])
    expect(year('tds-certificates-salary', { ...shop, payroll: [] })).toEqual([])
    expect(year('tds-certificates-salary', { ...shop, payroll: [], employer: true })).toEqual(['2026-06-15'])
  })
})

describe('tax collected at source', () => {
  const collector: BusinessProfile = { ...shop, tcsCollector: true }

  test('March collections were due by 7 April, and are due by 30 April since the Act of 2025', () => {
    const dates = datesOf('tcs-deposit', collector)
    expect([dates[0], dates[1], dates[12]]).toEqual(['2026-04-07', '2026-05-07', '2027-04-30'])
    expect(datesOf('tcs-deposit', shop)).toEqual([])
  })

  test('statements on the 15th until March 2026, then on the dates of the TDS statement', () => {
    expect(datesOf('tcs-statement', collector, '2026-04-01', '2027-05-31')).toEqual([
      '2026-05-15',
      '2026-07-31',
      '2026-10-31',
      '2027-01-31',
      '2027-05-31',
    ])
  })
})

describe('advance tax', () => {
  test('15, 45, 75, 100 % by 15 June, 15 September, 15 December, 15 March', () => {
    const instalments = dueDates({ from: '2026-04-01', to: '2027-03-31', profile: shop }).filter(
      ({ obligation }) => obligation === 'advance-tax',
    )
    expect(instalments.map(({ statutoryDate, title, detail }) => [statutoryDate, title, detail])).toEqual([
      ['2026-06-15', 'Advance tax, 15%', 'first instalment'],
      ['2026-09-15', 'Advance tax, 45%', 'second instalment'],
      ['2026-12-15', 'Advance tax, 75%', 'third instalment'],
      ['2027-03-15', 'Advance tax, 100%', 'fourth instalment'],
    ])
    expect(instalments[0]).toMatchObject({ law: 'Income-tax Act 2025', section: 's.408(1)', confidence: 'H' })
  })

  test('presumptive 100 % by 15 March', () => {
    const presumptive: BusinessProfile = { ...shop, advanceTax: 'presumptive' }
    expect(year('advance-tax-presumptive', presumptive)).toEqual(['2027-03-15'])
    expect(year('advance-tax', presumptive)).toEqual([])
  })
})

describe('goods and services tax', () => {
  test('GSTR-1: 11th of next month', () => {
    expect(year('gstr-1', shop)).toHaveLength(12)
    expect(year('gstr-1', shop).every((date) => date.endsWith('-11'))).toBe(true)
  })

  test('QRMP 13th after the quarter', () => {
    expect(year('gstr-1-quarterly', quarterly)).toEqual([
      '2026-04-13',
      '2026-07-13',
      '2026-10-13',
      '2027-01-13',
    ])
    expect(year('gstr-1', quarterly)).toEqual([])
  })

  test('IFF (QRMP, months 1 and 2): 13th, optional', () => {
    expect(year('iff', quarterly)).toEqual([
      '2026-05-13',
      '2026-06-13',
      '2026-08-13',
      '2026-09-13',
      '2026-11-13',
      '2026-12-13',
      '2027-02-13',
      '2027-03-13',
    ])
    const iff = dueDates({ from: '2026-12-13', to: '2026-12-13', profile: quarterly })
    expect(iff).toMatchObject([{ obligation: 'iff', optional: true }])
  })

  test('GSTR-3B: 20th', () => {
    expect(year('gstr-3b', shop)).toHaveLength(12)
    expect(year('gstr-3b', shop).every((date) => date.endsWith('-20'))).toBe(true)
  })

  test("QRMP 22nd (Karnataka's group) or 24th, by state", () => {
    expect(year('gstr-3b-quarterly-22', quarterly)).toEqual([
      '2026-04-22',
      '2026-07-22',
      '2026-10-22',
      '2027-01-22',
    ])
    expect(year('gstr-3b-quarterly-24', { ...quarterly, state: '07' })).toEqual([
      '2026-04-24',
      '2026-07-24',
      '2026-10-24',
      '2027-01-24',
    ])
    for (const state of Object.keys(STATES) as StateCode[]) {
      const returns = dueDates({ from: '2026-07-01', to: '2026-07-31', profile: { ...quarterly, state } })
      expect(returns.filter(({ title }) => title === 'GSTR-3B')).toHaveLength(1)
    }
  })

  test('PMT-06 (QRMP): 25th, for the first two months of the quarter', () => {
    expect(year('pmt-06', quarterly)).toEqual([
      '2026-05-25',
      '2026-06-25',
      '2026-08-25',
      '2026-09-25',
      '2026-11-25',
      '2026-12-25',
      '2027-02-25',
      '2027-03-25',
    ])
  })

  test('CMP-08: 18th after the quarter', () => {
    expect(year('cmp-08', { ...shop, gst: 'composition' })).toEqual([
      '2026-04-18',
      '2026-07-18',
      '2026-10-18',
      '2027-01-18',
    ])
  })

  test('GSTR-4: 30 June from 2024-25 (proviso of rule 62(1)), without a doubt', () => {
    const [gstr4, ...others] = dueDates({
      from: '2026-04-30',
      to: '2026-06-30',
      profile: { ...shop, gst: 'composition' },
    }).filter(({ obligation }) => obligation === 'gstr-4')
    expect(others).toEqual([])
    expect(gstr4).toMatchObject({ statutoryDate: '2026-06-30', confidence: 'H', confirm: false })
    expect(gstr4?.note).toContain('30 April')
  })

  test('GSTR-9 / 9C: 31 December; turnover above 2 crore / 5 crore', () => {
    const within = (turnoverPaise?: number) =>
      dueDates({ from: '2026-12-31', to: '2026-12-31', profile: { ...shop, turnoverPaise } })
        .map(({ obligation }) => obligation)
        .filter((obligation) => obligation.startsWith('gstr-9'))
    expect(within(2_00_00_000_00)).toEqual([])
    expect(within(2_00_00_001_00)).toEqual(['gstr-9'])
    expect(within(5_00_00_001_00)).toEqual(['gstr-9', 'gstr-9c'])
    expect(within()).toEqual(['gstr-9', 'gstr-9c'])
  })

  test('a letter of undertaking is renewed by 31 March', () => {
    expect(year('lut', { ...shop, exportsUnderUndertaking: true })).toEqual(['2027-03-31'])
    expect(year('lut', shop)).toEqual([])
  })

  test('without registration there is no return', () => {
    const none = dueDates({
      ...calendarCoverage,
      profile: { ...shop, gst: 'none', exportsUnderUndertaking: true },
    })
    expect(none.filter(({ law }) => law === 'CGST Act 2017')).toEqual([])
  })
})

describe('dates that were missing', () => {
  test('the credit of a year ends on 30 November after it', () => {
    expect(datesOf('credit-cut-off', shop)).toEqual(['2026-11-30', '2027-11-30'])
    expect(datesOf('credit-cut-off', { ...shop, gst: 'composition' })).toEqual([])
    const [due] = dueDates({ from: '2026-11-30', to: '2026-11-30', profile: shop })
    expect(due).toMatchObject({ section: 's.16(4)', confidence: 'H', optional: false })
  })

  test('challan-cum-statements within 30 days of the month’s end, by form of each Act', () => {
    const individual: BusinessProfile = { ...shop, paidByChallan: ['property', 'rent', 'contractor'] }
    const property = dueDates({ from: '2026-04-01', to: '2027-03-31', profile: individual }).filter(
      ({ obligation }) => obligation === 'challan-property',
    )
    expect(property.map(({ statutoryDate }) => statutoryDate)).toEqual([
      '2026-04-30',
      '2026-05-30',
      '2026-06-30',
      '2026-07-30',
      '2026-08-30',
      '2026-09-30',
      '2026-10-30',
      '2026-11-30',
      '2026-12-30',
      '2027-01-30',
      '2027-03-02',
      '2027-03-30',
    ])
    expect(property[0]?.detail).toMatch(/^Form 26QB, .* March /)
    expect(property[1]?.detail).toMatch(/^Form 141, Schedule B \(old Form 26QB\), .* April /)
    // Rent is deducted once a year.
    expect(datesOf('challan-rent', individual)).toEqual(['2026-04-30', '2027-04-30'])
    expect(year('challan-contractor', individual)).toHaveLength(12)
    for (const name of ['challan-property', 'challan-rent', 'challan-contractor'])
      expect(datesOf(name, shop)).toEqual([])
  })

  test.each([
    ['gstr-5', 'non-resident', '13'],
    ['gstr-5a', 'online-from-abroad', '20'],
    ['gstr-6', 'distributor', '13'],
    ['gstr-7', 'deductor', '10'],
    ['gstr-8', 'marketplace', '10'],
  ] as const)('%s of %s: %sth of next month', (name, registration, day) => {
    const dates = year(name, { ...shop, specialGst: [registration] })
    expect(dates).toHaveLength(12)
    expect(dates.every((date) => date.endsWith(`-${day}`))).toBe(true)
    expect(datesOf(name, shop)).toEqual([])
  })

  test('composition is chosen by 31 March, quarterly returns by the end of a quarter’s first month', () => {
    expect(year('cmp-02', shop)).toEqual(['2027-03-31'])
    const [choice] = dueDates({ from: '2027-03-31', to: '2027-03-31', profile: shop }).filter(
      ({ obligation }) => obligation === 'cmp-02',
    )
    expect(choice).toMatchObject({
      confirm: false,
      source: expect.stringContaining('prior to the commencement'),
    })
    expect(year('cmp-02', { ...shop, turnoverPaise: 1_50_00_001_00 })).toEqual([])
    expect(year('qrmp-choice', quarterly)).toEqual(['2026-04-30', '2026-07-31', '2026-10-31', '2027-01-31'])
    expect(year('qrmp-choice', { ...shop, turnoverPaise: 5_00_00_001_00 })).toEqual([])
    const choices = dueDates({
      from: '2026-10-31',
      to: '2026-10-31',
      profile: { ...shop, tdsDeductor: false },
    })
    expect(choices).toMatchObject([
      { detail: 'last day to choose for October to December 2026', optional: true },
    ])
  })

  test('ADT-1 fifteen days after the meeting, TCS certificates fifteen days after the statement', () => {
    expect(year('adt-1', company)).toEqual(['2026-10-15'])
    expect(year('adt-1', { ...company, agmDates: { '2025-26': '2026-08-31' } })).toEqual(['2026-09-15'])
    expect(datesOf('adt-1', shop)).toEqual([])
    const seller = { ...shop, tcsCollector: true }
    expect(datesOf('tcs-certificates', seller, '2026-04-01', '2027-06-30')).toEqual([
      '2026-05-30',
      '2026-08-15',
      '2026-11-15',
      '2027-02-15',
      '2027-06-15',
    ])
    expect(datesOf('tcs-certificates', shop)).toEqual([])
  })

  test('Karnataka Labour Welfare Fund: 10 or more persons, by 15 January; next 15 January 2027', () => {
    const name = 'labour-welfare-fund-karnataka'
    expect(datesOf(name, shop)).toEqual(['2027-01-15', '2028-01-15'])
    expect(datesOf(name, { ...shop, hasTenEmployees: true })).toHaveLength(2)
    expect(datesOf(name, { ...shop, hasTenEmployees: false })).toEqual([])
    expect(datesOf(name, { ...shop, payroll: [] })).toEqual([])
    expect(datesOf(name, { ...shop, state: '27' })).toEqual([])
    const [due] = dueDates({ from: '2027-01-15', to: '2027-01-15', profile: shop }).filter(
      ({ obligation }) => obligation === name,
    )
    expect(due).toMatchObject({ id: `${name}:2026`, confirm: true })
    expect(due?.detail).toMatch(/for 2026, ₹50 and ₹100 .* 10 persons/)
  })

  test.each([
    ['37', 'andhra-pradesh', 12, '2026-12-10'],
    ['24', 'gujarat', 12, '2026-12-15'],
    ['27', 'maharashtra', 12, '2026-12-31'],
    ['27', 'maharashtra-annual', 1, '2027-03-31'],
    ['33', 'tamil-nadu', 2, '2027-03-31'],
    ['36', 'telangana', 12, '2026-12-10'],
    ['19', 'west-bengal', 12, '2026-12-21'],
    ['23', 'madhya-pradesh', 12, '2026-12-10'],
    ['21', 'odisha', 12, '2026-12-31'],
    ['18', 'assam', 12, '2026-12-28'],
    ['17', 'meghalaya', 12, '2026-12-28'],
    ['11', 'sikkim', 4, '2027-01-31'],
    ['32', 'kerala', 2, '2027-02-28'],
    ['34', 'puducherry', 2, '2026-12-31'],
    ['10', 'bihar', 1, '2026-11-15'],
    ['10', 'bihar-annual', 1, '2026-11-30'],
    ['20', 'jharkhand', 1, '2026-10-31'],
    ['15', 'mizoram', 1, '2026-06-30'],
  ] as const)('professional tax of state %s (%s), %i times a year', (state, name, times, day) => {
    const dates = year(`professional-tax-${name}`, { ...shop, state })
    expect(dates).toHaveLength(times)
    expect(dates).toContain(day)
    expect(datesOf(`professional-tax-${name}`, shop)).toEqual([])
  })

  test('where accounts of professional tax differ, the earlier day stands and the other is named', () => {
    const due = (state: StateCode, day: IsoDate) =>
      dueDates({ from: day, to: day, profile: { ...shop, state } }).find(({ obligation }) =>
        obligation.startsWith('professional-tax'),
      )
    expect(due('18', '2026-12-28')).toMatchObject({
      confidence: 'U',
      note: expect.stringContaining('last day'),
    })
    expect(due('32', '2027-02-28')).toMatchObject({
      confidence: 'U',
      note: expect.stringContaining('31 March'),
    })
    expect(due('20', '2026-10-31')).toMatchObject({
      confidence: 'U',
      note: expect.stringContaining('quarter'),
    })
    expect(due('23', '2026-12-10')).toMatchObject({ confidence: 'M' })
  })

  test('a revised return after 31 December bears a fee, and says so', () => {
    const [old] = dueDates({ from: '2027-03-31', to: '2027-03-31', profile: shop }).filter(
      ({ obligation }) => obligation === 'itr-revised',
    )
    expect(old?.note).toContain('₹1,000 up to a total income of ₹5,00,000, otherwise ₹5,000')
    const [next] = dueDates({ from: '2028-03-31', to: '2028-03-31', profile: shop }).filter(
      ({ obligation }) => obligation === 'itr-revised',
    )
    expect(next?.section).toContain('s.428(b)')
    expect(next?.note).toContain('₹1,000 up to a total income of ₹5,00,000, otherwise ₹5,000')
  })

  test('forms by the numbers of the Income-tax Act 2025, with the old ones', () => {
    const everything: BusinessProfile = { ...company, tcsCollector: true, employer: true }
    const detailsOf = (name: string) =>
      dueDates({ ...calendarCoverage, profile: everything })
        .filter(({ obligation }) => obligation === name)
        .map(({ detail }) => detail)
    const both = (name: string) => [detailsOf(name)[0], detailsOf(name).at(-1)]
    expect(both('tds-certificates-salary')).toEqual([
      'Form 16 to employees, FY 2025-26',
      'Form 130 (old Form 16) to employees, TY 2026-27',
    ])
    for (const [name, old, now] of [
      ['tds-statement', 'Forms 24Q and 26Q', 'Forms 138 and 140 (old 24Q and 26Q)'],
      ['tds-certificates', 'Form 16A', 'Form 131 (old Form 16A)'],
      ['tcs-statement', 'Form 27EQ', 'Form 143 (old Form 27EQ)'],
      ['tcs-certificates', 'Form 27D', 'Form 133 (old Form 27D)'],
      ['tax-audit-report', 'Form 3CD', 'Form 26 (old Forms 3CA, 3CB and 3CD)'],
    ] as const) {
      const [first, last] = both(name)
      expect(first).toContain(old)
      expect(first).not.toContain('old')
      expect(last).toContain(now)
    }
  })

  test('provident fund of wages from June 2026 on is under the Scheme of 2026', () => {
    const laws = dueDates({ from: '2026-06-15', to: '2026-07-15', profile: shop })
      .filter(({ obligation }) => obligation === 'pf')
      .map(({ law }) => law)
    expect(laws).toEqual(["Employees' Provident Funds Scheme 1952", "Employees' Provident Funds Scheme 2026"])
  })
})

describe('payroll', () => {
  test('PF and ESI by the 15th', () => {
    expect(year('pf', shop).every((date) => date.endsWith('-15'))).toBe(true)
    expect(year('esi', shop)).toEqual(year('pf', shop))
    expect(year('pf', shop)).toHaveLength(12)
  })

  test('Karnataka professional tax by the 20th, with "confirm before filing"', () => {
    expect(year('professional-tax-karnataka', shop)).toHaveLength(12)
    const due = dueDates({ from: '2026-12-20', to: '2026-12-20', profile: shop })
    expect(due.find(({ title }) => title === 'Professional tax, Karnataka')).toMatchObject({
      detail: 'for November salaries',
      confidence: 'M',
      confirm: true,
    })
    expect(year('professional-tax-karnataka', { ...shop, state: '27' })).toEqual([])
  })
})

describe('professional tax of Karnataka, each year', () => {
  test('the employer’s return by 30 May', () => {
    expect(year('professional-tax-karnataka-annual', shop)).toEqual(['2026-05-30'])
    expect(year('professional-tax-karnataka-annual', { ...shop, payroll: [] })).toEqual([])
  })

  test('the business’s own by 30 April, with or without employees', () => {
    const own = 'professional-tax-karnataka-enrolment'
    expect(year(own, { ...shop, payroll: [] })).toEqual(['2026-04-30'])
    expect(year(own, { ...shop, constitution: 'individual' })).toEqual([])
    expect(year(own, { ...shop, state: '27' })).toEqual([])
  })
})

describe('Returns for FY 2025-26', () => {
  test.each([
    ['31 July (ITR-1, ITR-2)', 'itr-no-business', { ...shop, filing: 'no-business' }, '2026-07-31'],
    ['31 August (business without audit)', 'itr-business', shop, '2026-08-31'],
    ['31 October (companies, audit)', 'itr-audit', company, '2026-10-31'],
    [
      '30 November (transfer pricing)',
      'itr-transfer-pricing',
      { ...company, filing: 'transfer-pricing' },
      '2026-11-30',
    ],
    ['Tax audit report 30 September', 'tax-audit-report', company, '2026-09-30'],
    ['Belated 31 December 2026', 'itr-belated', shop, '2026-12-31'],
    ['revised 31 March 2027', 'itr-revised', shop, '2027-03-31'],
  ] as [string, string, BusinessProfile, IsoDate][])('%s', (_, obligation, profile, date) => {
    expect(year(obligation, profile)).toEqual([date])
    const [due] = dueDates({ from: date, to: date, profile }).filter((one) => one.obligation === obligation)
    expect(due).toMatchObject({ law: 'Income-tax Act 1961', confidence: 'H' })
    expect(due?.detail).toContain('FY 2025-26')
  })

  test('everyone has exactly one return date in a year', () => {
    for (const filing of ['no-business', 'business', 'audit', 'transfer-pricing'] as const) {
      const returns = dueDates({ from: '2026-04-01', to: '2027-03-31', profile: { ...shop, filing } })
      expect(returns.filter(({ title }) => title === 'Income tax return')).toHaveLength(1)
    }
  })

  test('those for TY 2026-27 are shown with "confirm before filing"', () => {
    const [due] = dueDates({ from: '2027-08-31', to: '2027-08-31', profile: shop })
    expect(due).toMatchObject({
      id: 'itr-business:2026-27',
      detail: 'business without audit, TY 2026-27',
      law: 'Income-tax Act 2025',
      confirm: true,
    })
  })
})

describe('company filings', () => {
  test('30 September AGM: 30 October, 29 November', () => {
    expect(year('aoc-4', company)).toEqual(['2026-10-30'])
    expect(year('mgt-7', company)).toEqual(['2026-11-29'])
  })

  test('AOC-4 30 days and MGT-7/7A 60 days after the AGM', () => {
    const withAgm = { ...company, agmDates: { '2025-26': '2026-08-31' } } as const
    expect(year('aoc-4', withAgm)).toEqual(['2026-09-30'])
    expect(year('mgt-7', withAgm)).toEqual(['2026-10-30'])
  })

  test('general meeting by 30 September, DPT-3 by 30 June, MSME-1 by 30 April and 31 October', () => {
    expect(year('agm', company)).toEqual(['2026-09-30'])
    expect(year('dpt-3', company)).toEqual(['2026-06-30'])
    expect(year('msme-1', company)).toEqual(['2026-04-30', '2026-10-31'])
    expect(['agm', 'dpt-3', 'msme-1'].flatMap((name) => datesOf(name, shop))).toEqual([])
    const [due] = dueDates({ from: '2026-10-31', to: '2026-10-31', profile: company }).filter(
      ({ obligation }) => obligation === 'msme-1',
    )
    expect(due?.detail).toMatch(/^April to September 2026, where/)
  })

  test('DIR-3 KYC is once in three years by 30 June', () => {
    expect(datesOf('dir-3-kyc', company)).toEqual(['2026-06-30', '2027-06-30'])
    expect(datesOf('dir-3-kyc', { ...company, directorKycYears: [2027] })).toEqual(['2027-06-30'])
    expect(datesOf('dir-3-kyc', shop)).toEqual([])
  })

  test('an LLP files Form 11 by 30 May and Form 8 by 30 October', () => {
    const llp: BusinessProfile = { ...company, constitution: 'llp' }
    expect(year('llp-form-11', llp)).toEqual(['2026-05-30'])
    expect(year('llp-form-8', llp)).toEqual(['2026-10-30'])
    expect(year('aoc-4', llp)).toEqual([])
  })
})

test('Dates are statutory dates as the law states them; a weekend never moves one silently', () => {
  const sunday = dueDates({ from: '2026-12-20', to: '2026-12-20', profile: shop })
  expect(sunday.map(({ weekday: day }) => day)).toContain('Sunday')
  for (const due of dueDates({ ...calendarCoverage, profile: company })) {
    expect(due.weekday).toBe(weekday(due.statutoryDate))
  }
})

describe('an extension', () => {
  const extended = {
    ...statutoryCalendar,
    extensions: [
      {
        obligation: 'gstr-3b',
        period: '2026-11',
        extendedDate: '2026-12-27',
        order: 'Sample notification, 19 December 2026',
        verifiedOn: '2026-12-19',
      },
    ],
  } as const

  test('an extension is shown beside the original', () => {
    const [due] = dueDatesIn(extended, { from: '2026-12-27', to: '2026-12-27', profile: shop })
    expect(due).toMatchObject({
      id: 'gstr-3b:2026-11',
      statutoryDate: '2026-12-20',
      extendedDate: '2026-12-27',
      extensionOrder: 'Sample notification, 19 December 2026',
      weekday: 'Sunday',
    })
  })

  test('is listed once, on the effective date', () => {
    const december = dueDatesIn(extended, { from: '2026-12-01', to: '2026-12-31', profile: shop })
    expect(december.filter(({ obligation }) => obligation === 'gstr-3b')).toHaveLength(1)
    const until26 = dueDatesIn(extended, { from: '2026-12-01', to: '2026-12-26', profile: shop })
    expect(until26.map(({ obligation }) => obligation)).not.toContain('gstr-3b')
  })

  test('of one month leaves the others alone', () => {
    const [january] = dueDatesIn(extended, { from: '2027-01-20', to: '2027-01-20', profile: shop })
    expect(january).not.toHaveProperty('extendedDate')
  })
})

describe('A year with no table is never computed', () => {
  const before = addDays(calendarCoverage.from, -1)
  const after = addDays(calendarCoverage.to, 1)

  test.each([
    [before, before],
    [before, calendarCoverage.to],
    [calendarCoverage.from, after],
    [after, after],
  ])('%s to %s is refused', (from, to) => {
    expect(() => dueDates({ from, to, profile: shop })).toThrow(
      new NoTableError('statutory calendar', { from, to }, calendarCoverage),
    )
  })

  test('a date that does not exist is refused', () => {
    expect(() => dueDates({ from: '2027-02-29', to: '2027-03-31', profile: shop })).toThrow(RangeError)
  })

  test('a range that ends before it begins is empty', () => {
    expect(dueDates({ from: '2026-12-31', to: '2026-12-01', profile: shop })).toEqual([])
  })
})

describe('over any range and any business', () => {
  const span = daysBetween(calendarCoverage.from, calendarCoverage.to)
  const anyDay = fc.integer({ min: 0, max: span }).map((days) => addDays(calendarCoverage.from, days))
  const anyProfile: fc.Arbitrary<BusinessProfile> = fc.record({
    gst: fc.constantFrom('monthly', 'qrmp', 'composition', 'none'),
    state: fc.constantFrom(...(Object.keys(STATES) as StateCode[])),
    constitution: fc.constantFrom('individual', 'proprietorship', 'huf', 'partnership', 'llp', 'company'),
    filing: fc.constantFrom('no-business', 'business', 'audit', 'transfer-pricing'),
    tdsDeductor: fc.boolean(),
    advanceTax: fc.constantFrom('instalments', 'presumptive', 'none'),
    payroll: fc.subarray(['pf', 'esi', 'professional-tax'] as const),
  })

  test('the list is within the range, sorted, and without duplicates', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyProfile, (from, to, profile) => {
        const list = dueDates({ from, to, profile })
        const days = list.map(effectiveDate)
        expect(days).toEqual(days.toSorted())
        expect(days.every((day) => from <= day && day <= to)).toBe(true)
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
      }),
    )
  })

  test('splitting the range anywhere changes nothing', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, anyProfile, (a, b, c, profile) => {
        const [from, split, to] = [a, b, c].toSorted() as [IsoDate, IsoDate, IsoDate]
        expect([
          ...dueDates({ from, to: split, profile }),
          ...(split < to ? dueDates({ from: addDays(split, 1), to, profile }) : []),
        ]).toEqual(dueDates({ from, to, profile }))
      }),
    )
  })

  test('no placeholder is left in a text', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        for (const { title, detail } of dueDates({ ...calendarCoverage, profile })) {
          expect(`${title} ${detail}`).not.toMatch(/[{}]|undefined/)
        }
      }),
    )
  })
})
