/** Rates, limits and dates in articles equal those of the dated tables. */
import {
  dueDates,
  formatDate,
  formatDayMonth,
  formatRate,
  formatRupees,
  isoDate,
  needsConfirmation,
  rowOn,
  statutoryCalendar,
} from '@anupalan/server/compliance'
import type { BusinessProfile, DueDate, IsoDate } from '@anupalan/server/compliance'
import { instalmentRules } from '@anupalan/server/compliance/advance-tax'
import { gratuityRules } from '@anupalan/server/compliance/gratuity'
import { gstRatesOn, lateFees } from '@anupalan/server/compliance/gst'
import type { LateFeeClass } from '@anupalan/server/compliance/gst'
import { HRA_CITIES, hraRules } from '@anupalan/server/compliance/hra'
import { deductionLimitsOf, ratesOf, taxYearOf } from '@anupalan/server/compliance/income-tax'
import { businessRules, lockInRules, professionRules } from '@anupalan/server/compliance/presumptive/rules'
import { labourWelfareFundFor, salaryRulesOn } from '@anupalan/server/compliance/salary'
import { paymentKinds } from '@anupalan/server/compliance/tds'
import type { PayeeKind } from '@anupalan/server/compliance/tds'
import { describe, expect, test } from 'vitest'
import { readArticles, rowsOf } from './articles.test-helper.ts'

const AS_OF: IsoDate = '2026-11-21'
const year = taxYearOf('2026-27')
const bodyOf = (slug: string) => readArticles().find((one) => one.slug === slug)!.body

test('new-or-old-tax-regime: slabs of both regimes', () => {
  const { newSlabs, oldSlabs } = ratesOf(year)
  const bands = newSlabs.value.map(({ above, rate }, index, all) => {
    const next = all[index + 1]?.above
    const from = formatRupees(above + 100)
    const label =
      next === undefined
        ? `Above ${formatRupees(above)}`
        : above === 0
          ? `Up to ${formatRupees(next)}`
          : `${from} to ${formatRupees(next)}`
    return { label, rate: rate === 0 ? 'nil' : formatRate(rate) }
  })
  expect(bands.map(({ label }) => rowsOf('new-or-old-tax-regime', label)[0]?.[0])).toEqual(
    bands.map(({ rate }) => rate),
  )
  const old = bands.flatMap(({ label }) => rowsOf('new-or-old-tax-regime', label).map((cells) => cells[2]))
  const oldRates = oldSlabs.value['below-60'].map(({ rate }) => (rate === 0 ? 'nil' : formatRate(rate)))
  expect(old.filter((cell) => cell !== '')).toEqual(oldRates)
})

test('new-or-old-tax-regime: deductions of each regime', () => {
  const slug = 'new-or-old-tax-regime'
  const { standardDeduction, rebate } = ratesOf(year)
  const limits = deductionLimitsOf(year)
  expect(rowsOf(slug, 'Standard deduction from salary')).toEqual([
    [standardDeduction.value.new, standardDeduction.value.old].map((paise) => formatRupees(paise)),
  ])
  const oldOnly = [
    [
      'Provident fund, life insurance, tuition fees, home loan principal',
      formatRupees(limits.investments.value),
    ],
    ['Own contribution to NPS beyond that', formatRupees(limits.ownNps.value)],
    ['Interest on the loan for the home you live in', formatRupees(limits.homeLoanInterest.value)],
    [
      'Health insurance, own family; as much again for parents',
      `${formatRupees(limits.healthInsurance.value.below60)}, or ${formatRupees(limits.healthInsurance.value.senior)}`,
    ],
  ]
  for (const [label, limit] of oldOnly) expect(rowsOf(slug, label!)[0]?.[1]).toContain(`Up to ${limit}`)
  const nps = limits.employerNps.value
  expect(rowsOf(slug, 'Employer’s contribution to NPS')).toEqual([
    [
      `Up to ${formatRate(nps.new)} of basic pay`,
      `Up to ${formatRate(nps.old)}, or ${formatRate(nps.government)} from Government`,
    ],
  ])
  expect(bodyOf(slug)).toContain(
    `tax up to ${formatRupees(rebate.value.new.most)} is cancelled if income is not above ${formatRupees(rebate.value.new.upTo)}`,
  )
  expect(bodyOf(slug)).toContain(
    `the rebate is ${formatRupees(rebate.value.old.most)}, for an income up to ${formatRupees(rebate.value.old.upTo)}`,
  )
})

test('advance-tax-freelancers-small-firms: dates and shares', () => {
  const { regular } = rowOn('advance tax', instalmentRules, AS_OF).value
  const dates = regular.map(({ month, day }) => formatDate(isoDate(month < 4 ? 2027 : 2026, month, day)))
  const stated = dates.map((date) => rowsOf('advance-tax-freelancers-small-firms', date)[0]?.[0])
  expect(stated).toEqual(regular.map(({ percent }) => `${percent}%`))
})

test('advance-tax-freelancers-small-firms: limits of the presumptive scheme, and the bar of those who leave it', () => {
  const slug = 'advance-tax-freelancers-small-firms'
  const rows = [rowOn('presumptive', businessRules, AS_OF), rowOn('presumptive', professionRules, AS_OF)]
  const crores = (paise: number) => (paise >= 1e9 ? `₹${paise / 1e9} crore` : `₹${paise / 1e7} lakh`)
  expect(rowsOf(slug, 'Turnover or receipts up to')).toEqual([rows.map(({ value }) => crores(value.upTo))])
  expect(rowsOf(slug, 'The same, where cash is 5% of receipts or less')).toEqual([
    rows.map(({ value }) => crores(value.upToWithLittleCash)),
  ])
  const section = bodyOf(slug).split('### One date for presumptive profits')[1]!.split('\n## ')[0]!
  expect(section.includes('These limits')).toBe(rows.some(needsConfirmation))
  const [before, now] = [rowOn('lock-in', lockInRules, '2026-03-31'), rowOn('lock-in', lockInRules, AS_OF)]
  expect([before.value, now.value]).toEqual([5, null])
  expect(section).toContain(
    'Until 2025-26 a business that left the scheme within five years could not return',
  )
  expect(section).toContain('We have not seen how long that is under the new Act: confirm before filing.')
})

test('books-to-keep-and-how-long: the lead counts from the day from which the table counts', () => {
  const [since] = rowsOf('books-to-keep-and-how-long', 'GST')[0]!
  expect(since).toBe('72 months from the due date of the annual return')
  expect(bodyOf('books-to-keep-and-how-long').split('\n## ')[0]).toContain(
    'six years from the due date of the annual return',
  )
})

describe('tds-small-business', () => {
  const slug = 'tds-small-business'

  test.each<[string, string, PayeeKind]>([
    ['Rent of land, building, furniture', 'rent-land', 'company'],
    ['Rent of machines', 'rent-plant', 'company'],
    ['Contractor, who is an individual or HUF', 'contractor', 'individual'],
    ['Contractor, any other', 'contractor', 'company'],
    ['Professional fees', 'professional', 'individual'],
    ['Technical services', 'technical', 'individual'],
    ['Commission or brokerage', 'commission', 'individual'],
    ['Interest, not by a bank', 'other-interest', 'individual'],
    ['Purchase of goods, by a buyer with a turnover above ₹10 crore', 'goods', 'company'],
  ])('%s', (label, name, payee) => {
    const kind = paymentKinds.find((one) => one.name === name)!
    const rate = rowOn(name, kind.rates, AS_OF)
    const { limit } = rowOn(name, kind.thresholds, AS_OF).value
    const [stated, statedRate, section] = rowsOf(slug, label)[0]!
    expect(statedRate).toBe(formatRate(rate.value.rates[payee]))
    expect(rate.section).toBe(`s.393(1), Table, ${section}`)
    if (stated === 'The same') return
    const amounts = Object.values(limit).flatMap((one) => (typeof one === 'number' ? formatRupees(one) : []))
    expect([...stated!.matchAll(/₹[\d,]+/g)].map(([amount]) => amount.replace(/,$/, ''))).toEqual(amounts)
  })

  test('what individuals deduct', () => {
    for (const [name, words] of [
      [
        'rent-by-individual',
        'rent above ₹50,000 a month for your home or shop, paid to a landlord resident in India: 2%',
      ],
      ['contract-by-individual', 'a contractor or professional above ₹50,00,000 in the year: 2%'],
      ['property', 'a house or land for ₹50,00,000 or more, bought from a seller resident in India: 1%'],
    ] as const) {
      const kind = paymentKinds.find((one) => one.name === name)!
      const { limit } = rowOn(name, kind.thresholds, AS_OF).value
      const amount = Object.values(limit).find((one) => typeof one === 'number') as number
      expect(words).toContain(formatRupees(amount))
      expect(words).toMatch(
        new RegExp(`: ${formatRate(rowOn(name, kind.rates, AS_OF).value.rates.individual)}$`),
      )
      expect(bodyOf(slug)).toContain(words)
    }
  })
})

test('gstr-1-gstr-3b-dates-late-fee: fee by turnover, and GSTR-4 of composition dealers', () => {
  const told = ({ perDay, cap }: LateFeeClass) => [
    formatRupees(2 * perDay),
    formatRupees('amount' in cap ? 2 * cap.amount : 0),
  ]
  const labels = ['Up to ₹1.5 crore', 'Above ₹1.5 crore, up to ₹5 crore', 'Above ₹5 crore']
  for (const form of ['gstr-1', 'gstr-3b'] as const) {
    const { nil, classes } = rowOn(form, lateFees[form], AS_OF).value
    const stated = (label: string) => rowsOf('gstr-1-gstr-3b-dates-late-fee', label)[0]
    expect(stated('Nothing to report, any turnover')).toEqual(told(nil!))
    expect(labels.map(stated)).toEqual(classes.map(told))
  }
  const { nil, classes } = rowOn('gstr-4', lateFees['gstr-4'], AS_OF).value
  const [[perDay, cap], [nilPerDay, nilCap]] = [told(classes[0]!), told(nil!)]
  expect(bodyOf('composition-scheme-or-regular-gst')).toContain(
    `A late GSTR-4 costs ${perDay} a day, at most ${cap}; with nothing to report ${nilPerDay} a day, at most ${nilCap}.`,
  )
})

test('cgst-sgst-or-igst: current rates, and since when the others are abolished', () => {
  const rates = (on: IsoDate) => gstRatesOn(on).value.map(({ rate }) => rate)
  expect(rates(AS_OF)).toEqual([0, 25, 150, 300, 500, 1800, 4000])
  expect([rates('2025-09-21'), rates('2025-09-22')].map((all) => all.includes(1200))).toEqual([true, false])
  expect([rates('2026-01-31'), rates('2026-02-01')].map((all) => all.includes(2800))).toEqual([true, false])
})

test('pf-esi-first-employee: rates and ceilings', () => {
  const slug = 'pf-esi-first-employee'
  const { fundRate, fundCeiling, stateInsurance, professionalTax } = salaryRulesOn(AS_OF)
  const share = formatRate(fundRate.value)
  expect(rowsOf(slug, 'PF')).toEqual([
    [share, share, `Wages, compulsory up to ${formatRupees(fundCeiling.value)} a month`],
  ])
  const { employee, employer, ceiling } = stateInsurance.value
  expect(rowsOf(slug, 'ESI')[0]).toEqual([
    formatRate(employee),
    formatRate(employer),
    `Monthly pay, if it is ${formatRupees(ceiling)} or less`,
  ])
  const { from, monthly, february } = professionalTax.value
  expect(rowsOf(slug, `The first with ${formatRupees(from)} a month (Karnataka)`)).toEqual([
    [`Professional tax, ${formatRupees(monthly)} a month, ${formatRupees(february)} in February`],
  ])
})

test('the Labour Welfare Fund of Karnataka: from how many people, how much, by when', () => {
  const { leastPersons, employee, employer } = labourWelfareFundFor('2026-12-31')!.value
  const [own, yours] = [formatRupees(employee), formatRupees(employer)]
  const body = bodyOf('pf-esi-first-employee')
  expect(rowsOf('pf-esi-first-employee', `${leastPersons} employees (Karnataka)`)).toHaveLength(1)
  expect(body).toContain(`is ${formatRupees(employee + employer)} a year for each person`)
  expect(body).toContain(`you deduct ${own} from the employee and pay ${yours} yourself`)
  const [due] = dueDates({
    from: '2026-12-01',
    to: '2027-11-30',
    profile: {
      gst: 'none',
      state: '29',
      constitution: 'partnership',
      filing: 'business',
      tdsDeductor: false,
      advanceTax: 'none',
      payroll: ['pf'],
    },
  }).filter(({ obligation }) => obligation === 'labour-welfare-fund-karnataka')
  expect(body).toContain(`next on ${formatDate(due!.statutoryDate)}`)
})

test('forms of the Income-tax Act 2025, as the calendar has them', () => {
  const forms = statutoryCalendar.obligations
    .map(({ schedule }) => schedule.at(-1)!)
    .flatMap(({ law, value }) => (law === 'Income-tax Act 2025' ? (value.form ?? []) : []))
  expect(forms.length).toBeGreaterThan(5)
  const body = bodyOf('income-tax-act-2025-tax-year')
  for (const form of forms) {
    const [, now, old] = /^(.*) \(old (.*)\)$/.exec(form)!
    for (const number of [...now!.matchAll(/\d{2,3}\b/g), ...old!.matchAll(/\d{1,2}[A-Z]+|\b16\b/g)])
      expect(body).toMatch(new RegExp(`\\| [^|]*\\b${number[0]}\\b`))
  }
})

test('gratuity-labour-codes: years of service, and the ceiling', () => {
  const slug = 'gratuity-labour-codes'
  const { leastYears, leastYearsOfFixedTerm, ceiling, days, daysInMonth } = rowOn(
    'gratuity',
    gratuityRules,
    AS_OF,
  ).value
  expect(rowsOf(slug, 'Resignation, retirement, termination')).toEqual([[String(leastYears)]])
  expect(rowsOf(slug, 'End of a fixed term')).toEqual([[String(leastYearsOfFixedTerm)]])
  expect(bodyOf(slug)).toContain(`× ${days} ÷ ${daysInMonth} ×`)
  expect(bodyOf(slug)).toContain(`to pay ${formatRupees(ceiling)} at most`)
})

test('hra-and-rent: the cities of each year', () => {
  const cities = (on: IsoDate) => rowOn('HRA', hraRules, on).value.cities
  const stated = rowsOf('hra-and-rent', '2025-26')[0]![0]!.split(', ')
  expect(stated).toEqual(cities('2026-03-31'))
  const added = rowsOf('hra-and-rent', 'Tax year 2026-27')[0]![0]!.split(', ').slice(1)
  expect([...stated, ...added].toSorted()).toEqual([...cities('2026-04-01')].toSorted())
  expect([...stated, ...added]).toHaveLength(HRA_CITIES.length)
})

describe('dates', () => {
  const usual: BusinessProfile = {
    gst: 'monthly',
    state: '29',
    constitution: 'partnership',
    filing: 'business',
    tdsDeductor: true,
    advanceTax: 'instalments',
    payroll: ['pf', 'esi', 'professional-tax'],
  }
  const all = (profile: BusinessProfile): DueDate[] =>
    dueDates({ from: '2026-04-01', to: '2027-12-31', profile })
  const dayOf = (obligation: string, period: string, profile = usual) =>
    formatDayMonth(
      all(profile).find((one) => one.obligation === obligation && one.period.key === period)!.statutoryDate,
    )

  test('of GST returns for November 2026, and of quarterly filers', () => {
    expect([dayOf('gstr-1', '2026-11'), dayOf('gstr-3b', '2026-11')]).toEqual(['11 Dec', '20 Dec'])
    const qrmp = { ...usual, gst: 'qrmp' } as const
    expect([
      dayOf('gstr-1-quarterly', '2026-27-Q3', qrmp),
      dayOf('iff', '2026-11', qrmp),
      dayOf('pmt-06', '2026-11', qrmp),
      dayOf('gstr-3b-quarterly-22', '2026-27-Q3', qrmp),
      dayOf('gstr-3b-quarterly-24', '2026-27-Q3', { ...qrmp, state: '07' }),
    ]).toEqual(['13 Jan', '13 Dec', '25 Dec', '22 Jan', '24 Jan'])
    const body = bodyOf('gstr-1-gstr-3b-dates-late-fee')
    expect(body).toContain('a monthly filer has 11 December and 20 December. The 20th is a Sunday')
    expect(rowsOf('gstr-1-gstr-3b-dates-late-fee', 'GSTR-3B')[0]).toEqual([
      '20th of the next month',
      '22nd or 24th after the quarter, by state',
    ])
  })

  test('of composition dealers', () => {
    const dealer = { ...usual, gst: 'composition' } as const
    const quarters = ['2026-27-Q1', '2026-27-Q2', '2026-27-Q3', '2026-27-Q4']
    expect(quarters.map((quarter) => dayOf('cmp-08', quarter, dealer))).toEqual([
      '18 Jul',
      '18 Oct',
      '18 Jan',
      '18 Apr',
    ])
    expect(dayOf('gstr-4', '2025-26', dealer)).toBe('30 Jun')
    expect(
      rowsOf('composition-scheme-or-regular-gst', '18 July, 18 October, 18 January, 18 April'),
    ).toHaveLength(1)
  })

  test('of TDS statements', () => {
    const statements = {
      'Statement, April to June': ['2026-27-Q1', '31 Jul', '31 July'],
      'Statement, July to September': ['2026-27-Q2', '31 Oct', '31 October'],
      'Statement, October to December': ['2026-27-Q3', '31 Jan', '31 January'],
      'Statement, January to March': ['2026-27-Q4', '31 May', '31 May'],
    }
    for (const [label, [quarter, due, stated]] of Object.entries(statements)) {
      expect(dayOf('tds-statement', quarter!)).toBe(due)
      expect(rowsOf('tds-small-business', label)).toEqual([[stated]])
    }
    expect(dayOf('tds-deposit', '2026-11')).toBe('7 Dec')
    expect(dayOf('tds-deposit', '2027-03')).toBe('30 Apr')
  })

  test('of an employer in Karnataka', () => {
    expect(['pf', 'esi', 'professional-tax-karnataka'].map((one) => dayOf(one, '2026-11'))).toEqual([
      '15 Dec',
      '15 Dec',
      '20 Dec',
    ])
    expect(dayOf('professional-tax-karnataka-enrolment', '2025-26')).toBe('30 Apr')
    expect(dayOf('professional-tax-karnataka-annual', '2025-26')).toBe('30 May')
  })

  test('of returns for 2025-26', () => {
    const classes = {
      'Salary, house, interest, gains; no business': ['itr-no-business', 'no-business'],
      'Business or profession without audit': ['itr-business', 'business'],
      'Companies and audited accounts': ['itr-audit', 'audit'],
      'With a transfer pricing report': ['itr-transfer-pricing', 'transfer-pricing'],
    } as const
    for (const [label, [obligation, filing]] of Object.entries(classes)) {
      const due = all({ ...usual, filing }).find(
        (one) => one.obligation === obligation && one.period.key === '2025-26',
      )!
      expect(rowsOf('income-tax-act-2025-tax-year', label)).toEqual([[formatDate(due.statutoryDate)]])
    }
  })

  test('books: six years from the annual return', () => {
    const returns = all({ ...usual, turnoverPaise: 3_00_00_000_00 }).filter(
      ({ obligation }) => obligation === 'gstr-9',
    )
    expect(returns.map(({ statutoryDate }) => statutoryDate)).toEqual(['2026-12-31', '2027-12-31'])
    expect(bodyOf('books-to-keep-and-how-long')).toContain(
      'The annual return of 2026-27 is due on 31 December 2027. Six years later is 31 December 2033.',
    )
  })

  test('of an LLP', () => {
    const llp = { ...usual, constitution: 'llp' } as const
    expect([dayOf('llp-form-11', '2025-26', llp), dayOf('llp-form-8', '2025-26', llp)]).toEqual([
      '30 May',
      '30 Oct',
    ])
    expect(bodyOf('proprietorship-llp-or-company')).toContain('Form 11 by 30 May and Form 8 by 30 October')
  })
})
