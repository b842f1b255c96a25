/** Worked examples in articles equal the results of the compliance functions: a changed table reveals outdated texts. */
import { addDays, dueDates, formatDate, formatRupees } from '@anupalan/server/compliance'
import type { BusinessProfile } from '@anupalan/server/compliance'
import { advanceTaxPlan } from '@anupalan/server/compliance/advance-tax'
import { gratuity } from '@anupalan/server/compliance/gratuity'
import type { EndOfService } from '@anupalan/server/compliance/gratuity'
import { addGst, gstInterest, lateFee, removeGst } from '@anupalan/server/compliance/gst'
import { hraExemption } from '@anupalan/server/compliance/hra'
import { compareRegimes, incomeTax } from '@anupalan/server/compliance/income-tax'
import type { IncomeTaxInput } from '@anupalan/server/compliance/income-tax'
import { salaryBreakUp } from '@anupalan/server/compliance/salary'
import { taxAtSource } from '@anupalan/server/compliance/tds'
import { describe, expect, test } from 'vitest'
import { readArticles, rowsOf } from './articles.test-helper.ts'

const RUPEE = 100
const LAKH = 1_00_000 * RUPEE

/** Formats an amount like the articles: zero is “nil”. */
const said = (paise: number) => (paise === 0 ? 'nil' : formatRupees(paise))
const bodyOf = (slug: string) => readArticles().find((one) => one.slug === slug)!.body
const person = (income: Partial<IncomeTaxInput>): IncomeTaxInput => ({
  taxYear: '2026-27',
  age: 'below-60',
  residency: 'resident',
  salary: 0,
  otherIncome: 0,
  ...income,
})

describe('new-or-old-tax-regime', () => {
  const slug = 'new-or-old-tax-regime'

  test.each([12.75, 15, 18, 24])(
    'a salary of %d lakh: both taxes, and the deductions that make them even',
    (lakh) => {
      const salary = lakh * LAKH
      const { new: next, old, oldRegimeDeductions } = compareRegimes(person({ salary }))
      const row = [next.tax, old.tax, oldRegimeDeductions.breakEven].map(said)
      expect(rowsOf(slug, formatRupees(salary))).toContainEqual(row)
    },
  )

  test('a salary of ₹18,00,000 with ₹6,35,000 to deduct', () => {
    const {
      new: next,
      old,
      saving,
      oldRegimeDeductions,
    } = compareRegimes(
      person({
        salary: 18 * LAKH,
        hraExempt: 3.6 * LAKH,
        investments: 1.5 * LAKH,
        ownNps: 50_000 * RUPEE,
        healthInsurance: 25_000 * RUPEE,
        parentsHealthInsurance: 50_000 * RUPEE,
        seniorParents: true,
      }),
    )
    expect(rowsOf(slug, 'Taxable income')).toEqual([[next.totalIncome, old.totalIncome].map(said)])
    expect(rowsOf(slug, 'Tax with cess')).toEqual([[next.tax, old.tax].map(said)])
    expect(old.tax - next.tax).toBe(saving)
    expect(bodyOf(slug)).toContain(
      `She deducts ${said(oldRegimeDeductions.used)} and still pays ${said(saving)} more in the old regime.`,
    )
  })

  test('just above the limits of the rebates, and a proprietor', () => {
    const taxOf = (income: number, regime: 'new' | 'old') =>
      said(incomeTax(person({ otherIncome: income * RUPEE }), regime).tax)
    expect(bodyOf(slug)).toContain(`with cess you pay ${taxOf(12_10_000, 'new')}`)
    expect(bodyOf(slug)).toContain(`At ₹5,00,010 the whole ${taxOf(5_00_010, 'old')} is due`)
    const { breakEven } = compareRegimes(person({ otherIncome: 15 * LAKH })).oldRegimeDeductions
    expect(bodyOf(slug)).toContain(
      `the tax is ${taxOf(15_00_000, 'new')} in the new regime and ${taxOf(15_00_000, 'old')} in the old one before deductions. With deductions of ${said(breakEven)}`,
    )
  })
})

test('advance-tax-freelancers-small-firms: a profit of ₹16,00,000 of which clients deduct ₹60,000', () => {
  const slug = 'advance-tax-freelancers-small-firms'
  const input = person({ otherIncome: 16 * LAKH })
  const { tax } = incomeTax(input, 'new')
  expect(rowsOf(slug, 'Tax on it, cess included')).toEqual([[said(tax)]])
  const plan = advanceTaxPlan({
    taxYear: input.taxYear,
    age: input.age,
    residency: input.residency,
    businessIncome: 'regular',
    tax,
    deductedAtSource: 60_000 * RUPEE,
  })
  expect(rowsOf(slug, 'Advance tax of the year')).toEqual([[said(plan.advanceTax)]])
  let before = 0
  for (const { dueOn, required, interest } of plan.instalments) {
    const dayAndMonth = formatDate(dueOn).replace(/ \d{4}$/, '')
    expect(rowsOf(slug, dayAndMonth)).toEqual([[required, required - before, interest].map(said)])
    before = required
  }
  expect(bodyOf(slug)).toContain(`add up to ${said(plan.deferment)}`)
  expect(bodyOf(slug)).toContain(`For Meher that is ${said(plan.monthlyDefault)} a month`)
})

test('gst-registration-when-and-how: the tax within a price, and thirty days', () => {
  const { tax } = removeGst({
    on: '2026-10-20',
    rate: 1800,
    amount: LAKH,
    supply: { supplier: '29', place: '29' },
  })
  const body = bodyOf('gst-registration-when-and-how')
  expect(body).toContain(`That is ${said(tax)} out of ₹1,00,000`)
  expect(body).toContain(`She had to apply by ${formatDate(addDays('2026-10-20', 30))}`)
})

test('cgst-sgst-or-igst: ₹48,500 at 18%, to Mysuru and to Pune', () => {
  const slug = 'cgst-sgst-or-igst'
  const [home, away] = (['29', '27'] as const).map((place) =>
    addGst({ on: '2026-11-20', rate: 1800, amount: 48_500 * RUPEE, supply: { supplier: '29', place } }),
  )
  expect(home!.heads.map(({ head }) => head)).toEqual(['cgst', 'sgst'])
  expect(rowsOf(slug, 'CGST at 9%')).toEqual([[said(home!.heads[0]!.amount), '']])
  expect(rowsOf(slug, 'SGST at 9%')).toEqual([[said(home!.heads[1]!.amount), '']])
  expect(rowsOf(slug, 'IGST at 18%')).toEqual([['', said(away!.tax)]])
  expect(rowsOf(slug, 'Invoice total')).toEqual([[home!.total, away!.total].map(said)])
})

test('gstr-1-gstr-3b-dates-late-fee: seventeen days late', () => {
  const slug = 'gstr-1-gstr-3b-dates-late-fee'
  const [dueOn, filedOn] = ['2026-10-20', '2026-11-06'] as const
  const { daysLate, fee } = lateFee({ form: 'gstr-3b', dueOn, filedOn, turnover: 120 * LAKH })
  const { interest } = gstInterest({ amount: 50_000 * RUPEE, from: dueOn, to: filedOn })
  expect(rowsOf(slug, `Late fee, ${daysLate} days at ₹50`)).toEqual([[said(fee)]])
  expect(rowsOf(slug, `Interest on ₹50,000, 18% for ${daysLate} days`)).toEqual([[said(interest)]])
  expect(rowsOf(slug, 'Cost of the delay')).toEqual([[said(fee + interest)]])
  const annual = lateFee({
    form: 'gstr-9',
    dueOn: '2026-12-31',
    filedOn: '2027-01-30',
    turnover: 300 * LAKH,
  })
  expect(bodyOf(slug)).toContain(`the fee is ${said(annual.fee)}, and its limit is ${said(annual.cap)}`)
})

test.each([1800, 500])('composition-scheme-or-regular-gst: the same goods at %d basis points', (rate) => {
  const slug = 'composition-scheme-or-regular-gst'
  const at = { on: '2026-11-20', rate, supply: { supplier: '29', place: '29' } } as const
  const sales = addGst({ ...at, amount: 50 * LAKH })
  const purchases = addGst({ ...at, amount: 40 * LAKH })
  const share = sales.total / 100
  const onePercent = sales.total - purchases.total - share
  expect(rowsOf(slug, 'Customers pay')).toContainEqual([sales.total, sales.total].map(said))
  expect(rowsOf(slug, 'Tax in it, or 1% of it')).toContainEqual([sales.tax, share].map(said))
  expect(rowsOf(slug, 'Purchases with tax')).toContainEqual([purchases.total, purchases.total].map(said))
  expect(rowsOf(slug, 'Credit taken')).toContainEqual([purchases.tax, 0].map(said))
  expect(rowsOf(slug, 'Paid to the Government by him')).toContainEqual(
    [sales.tax - purchases.tax, share].map(said),
  )
  expect(rowsOf(slug, 'Left before other costs')).toContainEqual([10 * LAKH, onePercent].map(said))
  expect(bodyOf(slug)).toContain(`${said(Math.abs(onePercent - 10 * LAKH))} more`)
})

describe('tds-small-business', () => {
  const slug = 'tds-small-business'
  const on = '2026-11-10'
  const bills = {
    'Rent of the shop, ₹60,000': { kind: 'rent-land', amount: 60_000, earlier: 0 },
    'Consultant, ₹30,000': { kind: 'professional', amount: 30_000, earlier: 30_000 },
    'Cleaning contractor, an individual, ₹28,000': { kind: 'contractor', amount: 28_000, earlier: 90_000 },
    'Carpenter, ₹28,000': { kind: 'contractor', amount: 28_000, earlier: 0 },
  }
  const workOut = ({ kind, amount, earlier }: (typeof bills)[keyof typeof bills]) =>
    taxAtSource({
      kind,
      on,
      amount: amount * RUPEE,
      earlier: earlier * RUPEE,
      // No earlier bill of the examples was above the limit of a single one.
      ...(kind === 'contractor' && { taken: 0 }),
      payee: 'individual',
      pan: true,
    })

  test.each(Object.entries(bills))('%s', (label, bill) => {
    const { tax, net } = workOut(bill)
    expect(rowsOf(slug, label).map((cells) => cells.slice(1))).toEqual([[tax, net].map(said)])
  })

  test('all of it, interest for two months, and without a PAN', () => {
    const all = Object.values(bills).reduce((sum, bill) => sum + workOut(bill).tax, 0)
    expect(bodyOf(slug)).toContain(`In all ${said(all)} is deposited`)
    expect(bodyOf(slug)).toContain(`3% of ${said(all)} is ${said((all * 3) / 100)}`)
    const withoutPan = taxAtSource({
      kind: 'professional',
      on,
      amount: 60_000 * RUPEE,
      payee: 'individual',
      pan: false,
    })
    expect(bodyOf(slug)).toContain(`it would be ${said(withoutPan.tax)} from his ₹60,000`)
  })
})

test.each([
  { name: 'Ganesh', gross: 18_000, stateInsurance: true, fund: 'PF, 12% of ₹9,000', take: 0 },
  { name: 'Roopa', gross: 30_000, stateInsurance: false, fund: 'PF, 12% of ₹15,000', take: 1 },
])('pf-esi-first-employee: $name', ({ gross, stateInsurance, fund, take }) => {
  const slug = 'pf-esi-first-employee'
  const { month, february, tax } = salaryBreakUp({
    on: '2026-08-15',
    basis: 'gross',
    yearly: gross * 12 * RUPEE,
    basicPercent: 50,
    hraPercent: 40,
    providentFund: 'ceiling',
    stateInsurance,
    gratuityInCtc: false,
    professionalTax: 'karnataka',
    regime: 'new',
    age: 'below-60',
    residency: 'resident',
  })
  expect(rowsOf(slug, fund)).toEqual([
    [`−${said(month.employeeProvidentFund)}`, said(month.employerProvidentFund)],
  ])
  if (stateInsurance) {
    expect(rowsOf(slug, 'ESI on ₹18,000')).toEqual([
      [`−${said(month.employeeStateInsurance)}`, said(month.employerStateInsurance)],
    ])
  } else {
    expect(rowsOf(slug, 'Professional tax, Karnataka')).toEqual([[`−${said(month.professionalTax)}`, '']])
    expect(bodyOf(slug)).toContain(`In February Roopa gets ${said(february.takeHome)}`)
  }
  expect(tax.new.tax).toBe(0)
  expect(rowsOf(slug, 'Take-home, and cost')[take]).toEqual([month.takeHome, month.costToCompany].map(said))
})

describe('gratuity-labour-codes', () => {
  const slug = 'gratuity-labour-codes'
  const leave = (wage: number, years: number, months: number, end: EndOfService = 'resignation') =>
    gratuity({
      lastDay: '2026-10-31',
      covered: true,
      service: { years, months },
      end,
      monthlyWage: wage * RUPEE,
    })

  test.each([
    ['Kavya, resigned', leave(30_000, 6, 7)],
    ['Kavya, had she left a month earlier', leave(30_000, 6, 6)],
    ['Farhan, fixed term of one year', leave(30_000, 1, 0, 'fixed-term')],
    ['Joseph, fixed term', leave(24_000, 2, 7, 'fixed-term')],
    ['The family of Suresh, who died in service', leave(30_000, 3, 2, 'death-or-disablement')],
  ])('%s', (label, { years, ifRounded, gratuity: owed }) => {
    const counted = ifRounded === undefined ? String(years) : 'In proportion'
    expect(rowsOf(slug, label).map((cells) => cells.slice(2))).toEqual([[counted, said(owed)]])
  })

  test('a fixed term rounded as for everyone else', () => {
    expect(bodyOf(slug)).toContain(`he gets ${said(leave(24_000, 2, 7, 'fixed-term').ifRounded!)}.`)
  })

  test('the wage rule, and what is above the ceiling', () => {
    const [was, is] = [leave(18_000, 6, 7).gratuity, leave(30_000, 6, 7).gratuity]
    expect(rowsOf(slug, 'On basic pay alone, as before')).toEqual([['₹18,000', said(was)]])
    expect(rowsOf(slug, 'On half of all pay, as the Code asks')).toEqual([['₹30,000', said(is)]])
    expect(bodyOf(slug)).toContain(`The difference is ${said(is - was)} for one person`)
    const { gratuity: owed, exempt, taxable } = leave(2_00_000, 25, 0)
    expect(bodyOf(slug)).toContain(`has ${said(owed)} by the formula`)
    expect(bodyOf(slug)).toContain(`${said(exempt)} is tax-free and ${said(taxable)} is taxed as salary`)
  })
})

test('hra-and-rent: the same home in two years', () => {
  const slug = 'hra-and-rent'
  const [was, is] = ['2025-26', '2026-27'].map((taxYear) =>
    hraExemption({
      taxYear,
      city: 'Bengaluru',
      salary: 6 * LAKH,
      hraReceived: 3 * LAKH,
      rentPaid: 3.6 * LAKH,
    }),
  )
  expect(rowsOf(slug, 'Rent less 10% of salary')).toEqual([[was!.limbs.rent, is!.limbs.rent].map(said)])
  expect(rowsOf(slug, '40%, now 50%, of salary')).toEqual([[was!.limbs.salary, is!.limbs.salary].map(said)])
  expect(rowsOf(slug, 'Exempt')).toEqual([[was!.exempt, is!.exempt].map(said)])
  expect(rowsOf(slug, 'Taxed')).toEqual([[was!.taxable, is!.taxable].map(said)])
  const colleague = hraExemption({
    taxYear: '2026-27',
    city: 'Bengaluru',
    salary: 7.2 * LAKH,
    hraReceived: 3.6 * LAKH,
    rentPaid: 3.6 * LAKH,
  })
  expect(bodyOf(slug)).toContain(`less ₹72,000 is ${said(colleague.exempt)}`)
})

test('proprietorship-llp-or-company: one profit in three forms', () => {
  const slug = 'proprietorship-llp-or-company'
  const taxOf = (income: Partial<IncomeTaxInput>) => incomeTax(person(income), 'new').tax
  const profit = 15 * LAKH
  const partnerPay = 6 * LAKH * 0.9 + (profit - 6 * LAKH) * 0.6
  const salary = 12 * LAKH
  const own = [taxOf({ otherIncome: profit }), taxOf({ otherIncome: partnerPay }), taxOf({ salary })]
  const left = [profit, profit - partnerPay, profit - salary]
  const llp = Math.round(left[1]! * 0.312)
  const company = Math.round(left[2]! * 0.25168)
  expect(rowsOf(slug, 'Her pay')).toEqual([['', said(partnerPay), said(salary)]])
  expect(rowsOf(slug, 'Profit left in the business')).toEqual([left.map(said)])
  expect(rowsOf(slug, 'Tax of the business')).toEqual([['', said(llp), said(company)]])
  expect(rowsOf(slug, 'Her own tax')).toEqual([own.map(said)])
  expect(rowsOf(slug, 'Tax in all')).toEqual([[own[0]!, own[1]! + llp, own[2]! + company].map(said)])
  expect(bodyOf(slug)).toContain(`looks cheapest by ${said(own[0]! - own[2]! - company)}`)
  expect(bodyOf(slug)).toContain(`the ${said(left[2]! - company)} left in the company`)
  const allAsSalary = taxOf({ salary: profit })
  expect(bodyOf(slug)).toContain(
    `The tax is then ${said(allAsSalary)}, which is ${said(own[0]! - allAsSalary)} less than as proprietor`,
  )
})

describe('private-company-compliance-calendar', () => {
  const slug = 'private-company-compliance-calendar'
  const company: BusinessProfile = {
    gst: 'monthly',
    state: '29',
    constitution: 'company',
    filing: 'audit',
    tdsDeductor: true,
    advanceTax: 'instalments',
    payroll: ['pf', 'esi', 'professional-tax'],
  }
  const dateOf = (obligation: string, period: string, profile = company) => {
    const dates = dueDates({ from: '2026-04-01', to: '2027-12-31', profile })
    return dates.find((one) => one.obligation === obligation && one.period.key === period)!.statutoryDate
  }

  test.each([
    ['dpt-3', /^DPT-3/],
    ['tax-audit-report', /^Tax audit report/],
    ['agm', /^Last day of the annual general meeting/],
    ['aoc-4', /^AOC-4, after a meeting on 30 September/],
    ['itr-audit', /^Income tax return/],
    ['mgt-7', /^MGT-7 or MGT-7A, after a meeting on 30 September/],
    ['adt-1', /^ADT-1, if a meeting on 30 September/],
    ['credit-cut-off', /^Last day for input tax credit of 2025-26/],
    ['gstr-9', /^GSTR-9/],
    ['itr-belated', /belated return/],
    ['itr-revised', /revised return/],
  ])('%s of 2025-26', (obligation, what) => {
    const cells = rowsOf(slug, formatDate(dateOf(obligation, '2025-26'))).flat()
    expect(cells.filter((cell) => what.test(cell))).toHaveLength(1)
  })

  test('counted from a meeting on 12 September, and at ₹100 a day', () => {
    const early = { ...company, agmDates: { '2025-26': '2026-09-12' } } as const
    const [auditor, accounts, annual] = ['adt-1', 'aoc-4', 'mgt-7'].map((one) =>
      formatDate(dateOf(one, '2025-26', early)).replace(/ \d{4}$/, ''),
    )
    expect(bodyOf(slug)).toContain(
      `After a meeting on 12 September ADT-1 was due on ${auditor}, AOC-4 on ${accounts} and MGT-7 on ${annual}.`,
    )
    const filedOn = '2027-03-09'
    expect(addDays(dateOf('aoc-4', '2025-26'), 130)).toBe(filedOn)
    expect(addDays(dateOf('mgt-7', '2025-26'), 100)).toBe(filedOn)
    expect(rowsOf(slug, 'AOC-4')).toEqual([['30 October 2026', '130', '₹13,000']])
    expect(rowsOf(slug, 'MGT-7A')).toEqual([['29 November 2026', '100', '₹10,000']])
  })
})
