/** The tools as built: results, fields, URL, and operation without JavaScript or network. */
import type { Locator, Page } from 'playwright'
import { describe } from 'vitest'
import { toolWords } from '../pages/tools/frame/words.ts'
import { toolGroups } from '../pages/tools/tools.ts'
import { colours, provideAxe, sizes, violations } from './support/axe.ts'
import { phone } from '../../scripts/bench/visit.ts'
import { feedbackButton, main } from './support/parts.ts'
import { sheetsOf } from './support/sheets.ts'
import { expect, test, testInTab } from './support/test.ts'
import { answer, openTool, toolForm } from './support/tool.ts'
import { hydrated, hold, stopClock } from './support/waiting.ts'

/** The first row of a calculation whose name has this prefix. */
const line = (page: Page, name: string): Locator =>
  main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) })
    .first()
/** The figures of a row. If one figure of a calculation has paise, all show paise. */
const figures = async (row: Locator) =>
  (await row.getByRole('cell').allTextContents()).map((figure) => figure.replace(/\.00$/, ''))
const field = (page: Page, label: string): Locator => toolForm(page).getByLabel(label, { exact: true })
/** A text field, if a radio group has the same name. */
const textbox = (page: Page, label: string): Locator =>
  toolForm(page).getByRole('textbox', { name: label, exact: true })
/** An option of a segmented control. */
const segment = (page: Page, group: string, option: string): Locator =>
  toolForm(page).getByRole('radiogroup', { name: group }).getByRole('radio', { name: option })
/** Clicks its label, because the radio is visually hidden. */
const choose = (page: Page, group: string, option: string) =>
  segment(page, group, option).locator('..').click()

/** Before figures that the example has too: filling in the same text is no input. */
const startEmpty = (page: Page) => page.getByRole('button', { name: 'Start empty' }).click()

const testInNarrowTab = testInTab({ viewport: { width: 320, height: 800 }, before: provideAxe })

const slugs = toolGroups.flatMap(({ tools }) => tools.map(({ slug }) => slug))

describe('Income tax', () => {
  test('in forced colours the cheaper regime has a border of its own', async ({ open }) => {
    const page = await openTool(open, 'income-tax', { forcedColors: 'active' })
    const widths = await line(page, 'Tax payable')
      .getByRole('cell')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).borderInlineStartWidth))
    expect(widths).toEqual(['2px', '0px'])
  })

  /** Total income at normal rates, the person, tax in the new and in the old regime. */
  const vectors: { income: string; who?: { age?: string; resident?: 'No' }; next?: string; old?: string }[] =
    [
      { income: '12,00,000', next: '0', old: '1,79,400' },
      { income: '12,00,000', who: { resident: 'No' }, next: '62,400' },
      { income: '12,00,010', next: '10' },
      { income: '12,10,000', next: '10,400' },
      { income: '12,70,000', next: '72,800' },
      { income: '12,75,000', next: '74,100' },
      { income: '16,00,000', next: '1,24,800' },
      { income: '24,00,000', next: '3,12,000' },
      { income: '50,00,000', next: '11,23,200', old: '13,65,000' },
      { income: '50,10,000', next: '11,33,600', old: '13,75,400' },
      { income: '1,01,00,000', next: '30,55,520', old: '33,21,500' },
      { income: '6,00,00,000', next: '2,28,54,000' },
      { income: '5,00,000', old: '0' },
      { income: '5,00,010', old: '13,000' },
      { income: '5,00,010', who: { age: '60 to 79' }, old: '10,400' },
      { income: '10,00,000', old: '1,17,000' },
      { income: '10,00,000', who: { age: '80 and above' }, old: '1,04,000' },
      { income: '1,00,00,000', old: '32,17,500' },
      { income: '5,01,00,000', old: '1,93,60,250' },
    ]

  const ages: Record<string, string> = { '60 to 79': '60-to-79', '80 and above': '80-and-above' }

  test('every vector: tax in both regimes by total income, age and residence', async ({ open }) => {
    const page = await openTool(open, 'income-tax')
    for (const { income, who, next, old } of vectors) {
      const answers = new URLSearchParams({
        salary: '0',
        otherIncome: income,
        age: ages[who?.age ?? ''] ?? 'below-60',
        residency: who?.resident === 'No' ? 'non-resident' : 'resident',
        investments: '',
        homeLoanInterest: '',
        healthInsurance: '',
      })
      await page.evaluate((hash) => void (location.hash = hash), String(answers))
      await expect(line(page, 'Total income').getByRole('cell').first()).toHaveText(
        new RegExp(`^${income}(\\.00)?$`),
      )
      await expect(segment(page, 'Age on 31 March', who?.age ?? 'Below 60')).toBeChecked()
      const [inNew, inOld] = await figures(line(page, 'Tax payable'))
      if (next !== undefined) expect(inNew, `${income}, new regime`).toBe(next)
      if (old !== undefined) expect(inOld, `${income}, old regime`).toBe(old)
    }
  })

  test('salary: 12,75,000 and 12,10,000 are free of tax in the new regime, 12,85,000 pays 10,400', async ({
    open,
  }) => {
    const page = await openTool(open, 'income-tax')
    await field(page, 'Other income').fill('')
    for (const [salary, tax] of [
      ['12,75,000', '0'],
      ['12,10,000', '0'],
      ['12,85,000', '10,400'],
    ] as const) {
      await field(page, 'Salary for the year').fill(salary)
      await expect(line(page, 'Tax payable').getByRole('cell').first()).toHaveText(tax)
    }
  })

  test('comparison with sections, slabs, explanation of the difference, sources with dates', async ({
    open,
  }) => {
    const page = await openTool(open, 'income-tax')
    await expect(answer(page)).toHaveText('₹1,39,560 less under the new regime')
    await expect(line(page, 'Standard deduction')).toContainText('s.19(1), table, Sl. No. 2')
    await expect
      .poll(() => figures(line(page, 'Standard deduction')))
      .toEqual(['−\u00A075,000', '−\u00A050,000'])
    await expect.poll(() => figures(line(page, 'Tax payable'))).toEqual(['1,69,940', '3,09,500'])
    await expect(line(page, 'Home loan interest')).toContainText('confirm before filing')
    await main(page).locator('summary', { hasText: 'Tax by slab, both regimes' }).click()
    await expect(line(page, '₹4,00,000 at 15%')).toContainText('60,000')
    await main(page).locator('summary', { hasText: 'Where the difference comes from' }).click()
    await expect(line(page, 'Old regime tax minus new regime tax')).toContainText('1,39,560')
    await page.getByText(/^The \d+ rules behind this, with their sources$/).click()
    const rests = page.getByRole('table', { name: 'Rules behind the figures' })
    await expect(rests.getByRole('row', { name: /s\.202\(1\)/ })).toContainText('21 November 2026')
    await expect(rests.getByRole('row', { name: /s\.22\(1\)\(b\)/ })).toContainText('Secondary sources')
  })

  test('a year under the Act of 1961 has its own sections', async ({ open }) => {
    const page = await openTool(open, 'income-tax')
    await choose(page, 'Tax year', 'FY 2025-26')
    await expect(line(page, 'Standard deduction')).toContainText('s.16(ia)')
    const slabs = main(page).getByRole('table', { name: /^Slabs of the new regime/ })
    // The tables of rules have the trigger `visible`.
    await slabs.scrollIntoViewIfNeeded()
    await expect(slabs).toContainText('FY 2025-26')
  })

  test('an error names the missing field', async ({ open }) => {
    const page = await openTool(open, 'income-tax')
    await field(page, 'Salary for the year').fill('10 lakh')
    await page.getByText('More deductions').click()
    await field(page, 'Employer’s NPS contribution').fill('1,00,000')
    await expect(field(page, 'Basic pay and dearness allowance')).toHaveAccessibleDescription(
      /Enter the basic pay/,
    )
  })
})

describe('GST', () => {
  test('adds 18% as CGST and SGST, half each, and extracts it', async ({ open }) => {
    const page = await openTool(open, 'gst')
    await expect(answer(page)).toHaveText('₹11,800 with tax: ₹1,800 of GST on ₹10,000')
    await expect.poll(() => figures(line(page, 'CGST at 9%'))).toEqual(['900'])
    await expect.poll(() => figures(line(page, 'SGST at 9%'))).toEqual(['900'])
    await choose(page, 'What to do', 'Remove tax')
    await field(page, 'Price with tax').fill('11,800')
    await expect(answer(page)).toHaveText('₹10,000 without tax: ₹1,800 of GST within ₹11,800')
  })

  test('IGST between states, UTGST in a territory, nothing under an undertaking; rates of the day', async ({
    open,
  }) => {
    const page = await openTool(open, 'gst')
    await field(page, 'Place of supply').selectOption('27 Maharashtra')
    await expect.poll(() => figures(line(page, 'IGST at 18%'))).toEqual(['1,800'])
    await field(page, 'State of the supplier').selectOption('04 Chandigarh')
    await field(page, 'Place of supply').selectOption('04 Chandigarh')
    await expect(line(page, 'UTGST at 9%')).toBeVisible()
    await field(page, 'Supply').selectOption('Export')
    await toolForm(page)
      .getByRole('checkbox', { name: /letter of undertaking/ })
      .check()
    await expect(answer(page)).toContainText('₹0 of GST on ₹10,000')

    await field(page, 'Supply').selectOption('Within India')
    await field(page, 'Date of the supply').fill('1 October 2025')
    await expect(field(page, 'Rate').locator('option', { hasText: '28%' })).toHaveCount(1)
    await field(page, 'Rate').selectOption({ value: '2800' })
    await field(page, 'Date of the supply').fill('1 March 2026')
    await expect(field(page, 'Rate')).toHaveAccessibleDescription(/28% is no rate of GST on 1 March 2026/)
  })
})

describe('GSTIN and PAN', () => {
  test.for(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '29ZZZPZ9999Z1ZO'])(
    '%s is well formed',
    async (gstin, { open }) => {
      const page = await openTool(open, 'gstin-pan')
      await textbox(page, 'GSTIN').fill(gstin)
      await expect(answer(page)).toHaveText(`Format is correct for ${gstin}`)
      await expect(line(page, 'PAN')).toContainText(gstin.slice(2, 12))
    },
  )

  test.for(['27AAPFU0939F1ZO', '27AAPFU0000F1ZV'])(
    '%s is invalid, with a reason',
    async (gstin, { open }) => {
      const page = await openTool(open, 'gstin-pan')
      await textbox(page, 'GSTIN').fill(gstin)
      await textbox(page, 'GSTIN').blur()
      await expect(answer(page)).toContainText('Not a GSTIN')
      await expect(textbox(page, 'GSTIN')).toHaveAccessibleDescription(/check character is/)
      await expect(textbox(page, 'GSTIN')).toHaveValue(gstin)
    },
  )

  test.for(['99AAPFU0939F1ZV', '29BLRA12345B1DF'])(
    '%s is a special registration, which is not checked',
    async (gstin, { open }) => {
      const page = await openTool(open, 'gstin-pan')
      await textbox(page, 'GSTIN').fill(gstin)
      await expect(answer(page)).toHaveText(`Special registration ${gstin} is not checked here`)
      await expect(textbox(page, 'GSTIN')).not.toHaveAttribute('aria-invalid')
    },
  )

  test('suggests similar characters, parses a PAN, and has an error for an empty field', async ({ open }) => {
    const page = await openTool(open, 'gstin-pan')
    await textbox(page, 'GSTIN').fill('27AAPFUO939F1ZV')
    await textbox(page, 'GSTIN').blur()
    await page.getByRole('button', { name: '27AAPFU0939F1ZV' }).click()
    await expect(answer(page)).toContainText('Format is correct')
    await choose(page, 'Which number', 'PAN')
    await textbox(page, 'PAN').fill('aaapb 1234c')
    await expect(line(page, 'Holder')).toContainText('Individual')
    await textbox(page, 'PAN').fill('')
    await textbox(page, 'PAN').blur()
    await expect(textbox(page, 'PAN')).toHaveAccessibleDescription(/Enter a PAN\./)
  })
})

describe('Late fee and interest', () => {
  test('interest of 18% on ₹50,000 for 17 days is ₹419.18; the fee is 50 a day, 20 for a nil return', async ({
    open,
  }) => {
    const page = await openTool(open, 'gst-late-fee')
    await expect(answer(page)).toHaveText('₹1,269.18 for 17 days: late fee ₹850, interest ₹419.18')
    await expect.poll(() => figures(line(page, '18% a year for 17 days'))).toEqual(['419.18'])
    await toolForm(page)
      .getByRole('checkbox', { name: /^Nothing to report/ })
      .check()
    await expect(line(page, '17 days at ₹20 a day')).toContainText('340')
  })

  test.for([
    ['1,50,00,000', '2,000'],
    ['5,00,00,000', '5,000'],
    ['5,00,00,001', '10,000'],
  ] as const)('at a turnover of %s the fee ends at %s', async ([turnover, cap], { open }) => {
    const page = await openTool(open, 'gst-late-fee')
    await field(page, 'Turnover of the preceding year').fill(turnover)
    await field(page, 'Due on').fill('20 10 2026')
    await field(page, 'Filed on').fill('31 12 2027')
    await expect.poll(() => figures(line(page, 'Late fee'))).toEqual([cap])
  })

  test('no fee in time; an invalid date has an error', async ({ open }) => {
    const page = await openTool(open, 'gst-late-fee')
    await field(page, 'Turnover of the preceding year').fill('1 crore')
    await field(page, 'Due on').fill('20/10/2026')
    await field(page, 'Filed on').fill('20/10/2026')
    await expect(answer(page)).toHaveText('Nothing to pay: the return is filed on time')
    await field(page, 'Filed on').fill('31 02 2026')
    await field(page, 'Filed on').blur()
    await expect(field(page, 'Filed on')).toHaveAccessibleDescription(/The calendar has no such day\./)
    await expect(field(page, 'Filed on')).toHaveValue('31 02 2026')
  })
})

describe('TDS and TCS', () => {
  test('contractors 1% and 2%, professionals 10%, from their limits, at 20% without a PAN', async ({
    open,
  }) => {
    const page = await openTool(open, 'tds')
    await expect(answer(page)).toHaveText('₹500 to deduct: 1% of ₹50,000')
    await field(page, 'Paid to').selectOption('Company')
    await expect(answer(page)).toHaveText('₹1,000 to deduct: 2% of ₹50,000')
    await field(page, 'This payment').fill('30,000')
    await expect(answer(page)).toHaveText('No tax to deduct from this payment')
    await field(page, 'What is paid').selectOption('TDS: Professional fees')
    await field(page, 'This payment').fill('60,000')
    await expect(answer(page)).toHaveText('₹6,000 to deduct: 10% of ₹60,000')
    await choose(page, 'Has given a valid PAN', 'No')
    await expect(answer(page)).toHaveText('₹12,000 to deduct: 20% of ₹60,000')
    await field(page, 'What is paid').selectOption('TCS: Sale of scrap')
    await expect(field(page, 'This receipt')).toHaveValue('60,000')
  })

  test('rent paid by an individual: once, on all the months, without a PAN at most the last rent', async ({
    open,
  }) => {
    const page = await openTool(open, 'tds')
    await field(page, 'What is paid').selectOption('TDS: Rent paid by an individual or HUF')
    await field(page, 'Rent of a month').fill('60,000')
    await expect(answer(page)).toContainText('₹14,400 to deduct once, from the rent of March')
    await field(page, 'Last month').selectOption('September')
    await expect(answer(page)).toContainText('₹7,200 to deduct once, from the rent of September')
    await field(page, 'Months of rent in this year').fill('7')
    await expect(answer(page)).not.toContainText('₹')
    await expect(page.getByText('Enter at most 6: from April to September there are no more.')).toBeVisible()
    await field(page, 'Months of rent in this year').fill('5')
    await choose(page, 'Has given a valid PAN', 'No')
    await expect(answer(page)).toContainText('₹60,000 to deduct once, from the rent of September')
    await field(page, 'Months of rent in this year').fill('6')
    await expect(answer(page)).toContainText('₹60,000 to deduct once: all the rent of September')
    await expect(field(page, 'Paid before')).toHaveCount(0)
  })

  test('₹60,000 after a taxed ₹50,000 is ₹600, not ₹1,100', async ({ open }) => {
    const page = await openTool(open, 'tds')
    await field(page, 'This payment').fill('60,000')
    await field(page, 'Paid before').fill('50,000')
    const taken = field(page, 'Tax already taken from that')
    await expect(taken).toHaveAttribute('aria-invalid', 'true')
    await expect(answer(page)).not.toContainText('₹')
    await taken.fill('500')
    await expect(answer(page)).toHaveText('₹600 to deduct: 1% of ₹1,10,000')
  })

  test('a year without a table has a message and no result', async ({ open }) => {
    const page = await openTool(open, 'tds')
    await field(page, 'Credited or paid on').fill('1 April 2027')
    await expect(answer(page)).toContainText('Years from 1 April 2025 to 31 March 2027 are known here.')
  })
})

describe('Advance tax', () => {
  test('15, 45, 75, 100% by 15 June, 15 September, 15 December, 15 March; presumptive 100% by 15 March', async ({
    open,
  }) => {
    const page = await openTool(open, 'advance-tax')
    await field(page, 'Tax for the year').fill('1,00,000')
    for (const [name, amount] of [
      ['15% by 15 June 2026', '15,000'],
      ['45% by 15 September 2026', '45,000'],
      ['75% by 15 December 2026', '75,000'],
      ['100% by 15 March 2027', '1,00,000'],
    ] as const)
      await expect.poll(() => figures(line(page, name))).toEqual([amount])
    await field(page, 'Income from business').selectOption('Business or profession, presumptive')
    await expect(line(page, '15% by')).toHaveCount(0)
    await expect(answer(page)).toHaveText('₹1,00,000 still to pay by 15 March 2027')
    await field(page, 'Tax for the year').fill('9,999')
    await expect(answer(page)).toContainText('Nothing to pay in advance')
  })
})

describe('HRA', () => {
  test('salary 6,00,000, HRA 3,00,000, rent 3,60,000: 2,40,000 at 40%, 3,00,000 at 50%', async ({ open }) => {
    const page = await openTool(open, 'hra')
    // One of the three limits decides the example.
    await expect(answer(page).getByRole('heading')).toHaveText(
      '₹2,28,000 exempt; ₹42,000 of the allowance is taxable',
    )
    await expect(main(page)).toContainText('Your rent decides: it gives the lowest of the three.')
    await startEmpty(page)
    await field(page, 'Basic pay and dearness allowance').fill('6,00,000')
    await field(page, 'House rent allowance received').fill('3,00,000')
    await field(page, 'Rent paid').fill('3,60,000')
    await expect(answer(page)).toHaveText('₹3,00,000 exempt; ₹0 of the allowance is taxable')
    // Bengaluru is a 50% city from the tax year 2026-27 on.
    await choose(page, 'Tax year', 'FY 2025-26')
    await expect(answer(page)).toHaveText('₹2,40,000 exempt; ₹60,000 of the allowance is taxable')
    await field(page, 'Rented home in').selectOption('Mumbai')
    await expect(answer(page)).toContainText('₹3,00,000 exempt')
  })
})

describe('Gratuity', () => {
  test.for([
    ['50,000', '10', '7', '₹3,17,308 of gratuity, all of it tax-free'],
    ['50,000', '10', '6', '₹2,88,462 of gratuity, all of it tax-free'],
    ['2,00,000', '25', '0', '₹28,84,615 of gratuity: ₹20,00,000 tax-free, ₹8,84,615 taxable'],
    ['50,000', '4', '11', 'No gratuity is due, because the service is too short'],
  ] as const)('%s for %s years and %s months: %s', async ([wage, years, months, expected], { open }) => {
    const page = await openTool(open, 'gratuity')
    await startEmpty(page)
    await field(page, 'Last day of service').fill('30 September 2026')
    await field(page, 'Last monthly wage').fill(wage)
    await field(page, 'Whole years of service').fill(years)
    await field(page, 'And months').fill(months)
    await expect(answer(page)).toHaveText(expected)
  })
})

describe('Loan', () => {
  test.for([
    ['10,00,000', '8.5', '240', '₹8,678.23'],
    ['5,00,000', '10', '60', '₹10,623.52'],
    ['1,20,000', '0', '12', '₹10,000'],
  ] as const)('%s at %s percent for %s months: %s', async ([principal, rate, months, emi], { open }) => {
    const page = await openTool(open, 'emi')
    await field(page, 'Loan amount').fill(principal)
    await field(page, 'Interest a year').fill(rate)
    await field(page, 'Instalments').fill(months)
    await expect(answer(page)).toHaveText(`${emi} a month, ${months} times`)
    const schedule = page.getByRole('table', { name: 'Schedule, in rupees' })
    await expect(schedule.getByRole('row')).toHaveCount(1 + Number(months) / 12)
    await expect(schedule.getByRole('row').last()).toContainText(/0\.00$/)
  })

  test('a schedule by month, and what paying early saves', async ({ open }) => {
    const page = await openTool(open, 'emi')
    await choose(page, 'Schedule', 'By month')
    await expect(page.getByRole('table', { name: 'Schedule, in rupees' }).getByRole('row')).toHaveCount(241)
    await field(page, 'Loan amount').fill('10 lakh')
    await field(page, 'Interest a year').fill('8.5')
    await field(page, 'Instalments').fill('240')
    await field(page, 'One extra payment').fill('1 lakh')
    await expect(main(page)).toContainText(/Paying early saves ₹[\d,.]+ of interest and \d+ months\./)
  })
})

/** One field for an amount in each tool that has one. */
const amounts = {
  'income-tax': 'Salary for the year',
  gst: 'Value without tax',
  'gst-late-fee': 'Turnover of the preceding year',
  tds: 'This payment',
  'advance-tax': 'Tax for the year',
  hra: 'Rent paid',
  gratuity: 'Last monthly wage',
  emi: 'Loan amount',
  salary: 'For a year',
  'amount-in-words': 'Amount',
} as const

describe('Invalid input has an error at its field and is not changed', () => {
  test.for(Object.entries(amounts))('/tools/%s: %s', async ([slug, label], { open }) => {
    const page = await openTool(open, slug)
    const amount = field(page, label)
    for (const [typed, message] of [
      ['-5', 'An amount cannot be negative.'],
      ['twelve', 'Write the amount in figures, such as 12,34,567 or 12.5 lakh.'],
      ['1.2.3', 'This is not an amount. Write it as 12,34,567.50 or 12.5 lakh.'],
      ['10.555', 'Enter at most two decimals: one paisa is the smallest amount.'],
      ['', 'Enter an amount.'],
    ] as const) {
      await amount.fill(typed)
      await amount.blur()
      await expect(amount).toHaveAccessibleDescription(new RegExp(`^${message}`))
      await expect(amount).toHaveValue(typed)
      await expect(answer(page)).toContainText('Please correct the marked fields to see the result.')
    }
    await amount.fill('1000000000000000')
    await amount.blur()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveAccessibleDescription(/^Enter (less than ₹10,00,000 crore|at most ₹)/)
    await expect(amount).toHaveValue('1,00,00,00,00,00,00,000')
    await amount.fill('₹12,34,567.00')
    await amount.blur()
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true')
    // If the result is the amount in words, the field does not repeat it.
    const place = slug === 'amount-in-words' ? answer(page) : toolForm(page)
    await expect(place).toContainText(/twelve lakh thirty four thousand five hundred sixty seven/i)
    await expect(answer(page)).not.toContainText('Please correct the marked fields')
  })

  test('the last result stays while typing', async ({ open }) => {
    const page = await openTool(open, 'income-tax', { before: (page) => page.clock.install() })
    const salary = field(page, 'Salary for the year')
    await salary.fill('18,50,000')
    const before = await answer(page).textContent()
    await salary.fill('12 lakh')
    await expect(answer(page)).not.toHaveText(before!)
    const last = await answer(page).textContent()
    await salary.fill('13 la')
    await expect(answer(page)).toHaveText(last!)
    await expect(salary).not.toHaveAttribute('aria-invalid')
    await page.clock.runFor(700)
    await expect(salary).toHaveAttribute('aria-invalid', 'true')
  })
})

describe('The URL', () => {
  test('contains the input: it is restored on reload, by Back, and from a shared link', async ({ open }) => {
    const page = await openTool(open, 'income-tax')
    const salary = () => field(page, 'Salary for the year')
    await salary().fill('25 lakh')
    await choose(page, 'Age on 31 March', '60 to 79')
    await expect(page).toHaveURL(/\/tools\/income-tax#taxYear=2026-27&salary=2500000&.*age=60-to-79/)
    const result = await answer(page).textContent()
    const link = page.url()

    await page.reload()
    await expect(salary()).toHaveValue('25,00,000')
    await expect(answer(page)).toHaveText(result!)

    await main(page).getByRole('link', { name: 'HRA exemption' }).click()
    await expect(page).toHaveURL('/tools/hra')
    await page.goBack()
    await expect(page).toHaveURL(link)
    await expect(salary()).toHaveValue('25,00,000')
    await expect(segment(page, 'Age on 31 March', '60 to 79')).toBeChecked()

    const shared = await openTool(open, link.slice(link.indexOf('/tools/') + 7))
    await expect(answer(shared)).toHaveText(result!)
  })

  test('contains invalid input too; the example needs no fragment', async ({ open }) => {
    const page = await openTool(open, 'hra')
    await field(page, 'Rent paid').fill('a lot')
    await expect(page).toHaveURL(/rentPaid=a\+lot/)
    await page.reload()
    await expect(field(page, 'Rent paid')).toHaveValue('a lot')
    await expect(field(page, 'Rent paid')).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('button', { name: 'Back to the example' }).click()
    await expect(page).toHaveURL('/tools/hra')
    await expect(field(page, 'Rent paid')).toHaveValue('2,88,000')
  })

  test('a fragment navigation fills the fields', async ({ open }) => {
    const page = await openTool(open, 'hra')
    await page.evaluate(() => void (location.hash = 'salary=600000&hraReceived=300000&rentPaid=120000'))
    await expect(field(page, 'Rent paid')).toHaveValue('1,20,000')
    await expect(answer(page)).toContainText('₹60,000 exempt')
  })

  test('the fragment of a heading is not replaced, and the fields do not change', async ({ open }) => {
    const page = await openTool(open, 'hra')
    await field(page, 'Rent paid').fill('1,20,000')
    await expect(page).toHaveURL(/rentPaid=120000/)
    await page.evaluate(() => void (location.hash = 'main'))
    await expect(field(page, 'Rent paid')).toHaveValue('1,20,000')
  })

  test('“nothing personal leaves the browser”: no request holds what is typed, on reload and with page views neither', async ({
    open,
  }) => {
    const sent: string[] = []
    const page = await openTool(open, 'gstin-pan', {
      remembered: {
        'cookie-consent': JSON.stringify({
          necessary: true,
          analytics: true,
          timestamp: '2026-11-01T06:00:00.000Z',
        }),
      },
      before: async (page) => {
        page.on('request', (request) =>
          sent.push([request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join(' ')),
        )
      },
    })
    await choose(page, 'Which number', 'PAN')
    await textbox(page, 'PAN').fill('AAAPB1234C')
    await expect(page).toHaveURL(/AAAPB1234C/)
    await page.reload()
    await expect(textbox(page, 'PAN')).toHaveValue('AAAPB1234C')
    await main(page).getByRole('link', { name: 'GST calculator' }).click()
    await expect(page).toHaveURL('/tools/gst')
    await expect.poll(() => sent.filter((each) => each.includes('/api/page-views')).length).toBeGreaterThan(1)
    // Playwright's URL of a document request includes the fragment, which is not sent.
    expect(sent.filter((each) => each.replace(/^\S+#\S*/, '').includes('AAAPB1234C'))).toEqual([])
  })

  test('the link can be copied, also by hand without clipboard access', async ({ open }) => {
    const page = await openTool(open, 'hra', { permissions: ['clipboard-read', 'clipboard-write'] })
    await startEmpty(page)
    await field(page, 'Basic pay and dearness allowance').fill('6,00,000')
    await field(page, 'House rent allowance received').fill('3,00,000')
    await field(page, 'Rent paid').fill('1,20,000')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(main(page)).toContainText('The link is copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/tools\/hra#.*rentPaid=120000$/,
    )

    const without = await openTool(open, 'hra', {
      before: (opened) =>
        opened.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    })
    await without.getByRole('button', { name: 'Copy link' }).click()
    await expect(without.getByLabel('Copy this link: it contains what you typed')).toHaveValue(
      /\/tools\/hra#taxYear=2026-27&city=Bengaluru/,
    )
  })
})

describe('Every tool', () => {
  // Without an error, and the rest of the page: `page-layout.test.ts`.
  testInNarrowTab.for(slugs)(
    '/tools/%s: “Start empty” leaves no figure and no error; 0 axe violations with an error, narrow and wide',
    async (slug, { visit }) => {
      const page = await visit(`/tools/${slug}`)
      await hydrated(toolForm(page))
      await page.getByRole('button', { name: 'Start empty' }).click()
      await expect(toolForm(page).locator('[aria-invalid=true]')).toHaveCount(0)
      // What it did cannot be done twice, and the focus stays.
      await expect(page.getByRole('button', { name: 'Start empty' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Back to the example' })).toBeFocused()
      // The calendar has no figures to wait for, only choices.
      if (slug !== 'compliance-calendar') await expect(answer(page)).toContainText(toolWords.awaiting)
      await page.getByRole('button', { name: 'Back to the example' }).click()
      await expect(main(page).getByText('Example', { exact: true })).toBeVisible()

      // A search accepts any text.
      if (slug === 'hsn-rates') return
      const text = toolForm(page).locator('input[type=text]').first()
      if ((await text.count()) === 0) return expect(slug).toBe('compliance-calendar')
      await text.fill('-')
      await text.blur()
      await expect(text).toHaveAttribute('aria-invalid', 'true')
      expect(await violations(page, { within: 'main form' })).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await violations(page, { within: 'main form', only: colours })).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      expect(await violations(page, { within: 'main form', only: sizes })).toEqual([])
    },
  )

  test('without JavaScript: an example with its result, the rules, no field without function', async ({
    open,
  }) => {
    const page = await open('/tools', { javaScriptEnabled: false })
    for (const slug of slugs) {
      await page.goto(`/tools/${slug}`)
      await expect(main(page), slug).toContainText('The fields need JavaScript. This example ')
      await expect(answer(page).getByRole('heading'), slug).toHaveText(/\w+/)
      await expect(toolForm(page), slug).toBeHidden()
      await expect(page.getByRole('button', { name: 'Print' }), slug).toBeHidden()
      await expect(main(page).getByRole('heading', { name: 'What it does not cover' }), slug).toBeVisible()
      // Loans are not based on a law.
      if (slug !== 'emi')
        await expect(main(page).getByRole('heading', { name: 'The tables it uses' }), slug).toBeVisible()
      expect(await main(page).getByRole('table').count(), slug).toBeGreaterThan(0)
    }
  })
})

describe('The example of a tool', () => {
  test('is marked, and is removed with the first figure of the visitor', async ({ open }) => {
    const page = await openTool(open, 'hra')
    await expect(main(page).getByText('Example', { exact: true })).toBeVisible()
    await expect(toolForm(page)).toContainText('These figures are an example.')
    // A choice is no figure: the answer is still of the example.
    await field(page, 'Rented home in').selectOption('Mumbai')
    await expect(main(page).getByText('Example', { exact: true })).toBeVisible()
    const rent = field(page, 'Rent paid')
    await rent.fill('')
    await rent.pressSequentially('3')
    await expect(main(page).getByText('Example', { exact: true })).toBeHidden()
    await expect(field(page, 'Basic pay and dearness allowance')).toHaveValue('')
    await expect(field(page, 'House rent allowance received')).toHaveValue('')
    await expect(field(page, 'Rented home in')).toHaveValue('Mumbai')
    await expect(answer(page)).toContainText(toolWords.awaiting)
    // Fields that were not reached yet have no error.
    await expect(toolForm(page).locator('[aria-invalid=true]')).toHaveCount(0)
    await rent.fill('3,60,000')
    await field(page, 'Basic pay and dearness allowance').fill('6,00,000')
    await field(page, 'House rent allowance received').fill('3,00,000')
    await expect(answer(page).getByRole('heading')).toHaveText(/^₹3,00,000 exempt/)
    await expect(main(page).getByText('Your answer', { exact: true })).toBeVisible()
  })
})

describe('A tool', () => {
  test('keeps input from before hydration', async ({ open }) => {
    let scripts: Awaited<ReturnType<typeof hold>> | undefined
    const page = await open('/tools/income-tax', {
      until: 'commit',
      before: async (page) => {
        scripts = await hold(page, /\/assets\/(?!theme)[^/]+\.js$/)
      },
    })
    await field(page, 'Salary for the year').fill('12,75,000')
    await field(page, 'Other income').fill('')
    await choose(page, 'Resident in India', 'No')
    scripts?.release()
    await hydrated(toolForm(page))
    await expect(field(page, 'Salary for the year')).toHaveValue('12,75,000')
    await expect(segment(page, 'Resident in India', 'No')).toBeChecked()
    await expect(line(page, 'Tax payable').getByRole('cell').first()).toHaveText('62,400')
  })

  test('works offline', async ({ open }) => {
    // Failed prefetches log a console message.
    const page = await openTool(open, 'emi', { expectedMessages: /ERR_INTERNET_DISCONNECTED/ })
    await page.context().setOffline(true)
    await field(page, 'Loan amount').fill('5,00,000')
    await field(page, 'Interest a year').fill('10')
    await field(page, 'Instalments').fill('60')
    await expect(answer(page)).toHaveText('₹10,623.52 a month, 60 times')
    await page.context().setOffline(false)
  })

  test('works if the connection is lost before all islands are hydrated', async ({ open }) => {
    const refused = Promise.withResolvers<void>()
    const page = await openTool(open, 'emi', {
      expectedMessages: /ERR_FAILED/,
      before: (page) =>
        page.route(/\/assets\/site-header\.island[^/]*\.js$/, (route) => route.abort().then(refused.resolve)),
    })
    // The code of the frame fails to load.
    await page.getByRole('banner').hover()
    await refused.promise
    await field(page, 'Loan amount').fill('5,00,000')
    await field(page, 'Interest a year').fill('10')
    await field(page, 'Instalments').fill('60')
    await expect(answer(page)).toHaveText('₹10,623.52 a month, 60 times')
  })

  test('announces a new result once, in one sentence, and not the initial one', async ({ open }) => {
    const page = await openTool(open, 'hra', { before: (page) => page.clock.install() })
    const status = main(page).locator('span[role=status]')
    await stopClock(page)
    await page.clock.runFor(1000)
    await expect(status).toHaveText('')
    await startEmpty(page)
    await field(page, 'Basic pay and dearness allowance').fill('6,00,000')
    await field(page, 'House rent allowance received').fill('3,00,000')
    await page.clock.runFor(2000)
    await expect(status).toHaveText(toolWords.awaiting)
    await page.evaluate(() => {
      const announced: string[] = []
      Object.assign(window, { announced })
      const region = document.querySelector('main span[role=status]')!
      new MutationObserver(() => announced.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    for (const rent of ['1', '12', '120', '1200', '12000', '120000']) {
      await field(page, 'Rent paid').fill(rent)
      await page.clock.runFor(100)
    }
    await page.clock.runFor(1000)
    await expect(status).toHaveText('₹60,000 exempt; ₹2,40,000 of the allowance is taxable')
    expect(
      await page.evaluate(() => (window as typeof window & { announced: string[] }).announced),
    ).toHaveLength(1)
  })

  test('has a notice after the review date of a table', async ({ open }) => {
    const page = await openTool(open, 'income-tax', {
      before: (page) => page.clock.setFixedTime('2027-03-01T10:00:00+05:30'),
    })
    await expect(main(page)).toContainText(
      'A table may be out of date. We planned to check some figures behind this result by 1 February 2027.',
    )
    const early = await openTool(open, 'income-tax', {
      before: (opened) => opened.clock.setFixedTime('2027-02-01T10:00:00+05:30'),
    })
    await expect(main(early)).not.toContainText('A table may be out of date.')
  })

  test('prints only the tool, with details expanded, and collapsed again after', async ({ open }) => {
    const page = await openTool(open, 'income-tax')
    await page.emulateMedia({ media: 'print' })
    for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden()
    await expect(feedbackButton(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(answer(page)).toBeVisible()
    await expect(main(page)).toContainText('not advice on your own case')
    const bySlab = line(page, '₹4,00,000 at 15%')
    await expect(bySlab).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    // The fields are one line.
    await expect(toolForm(page)).toBeHidden()
    await expect(
      main(page).getByText(/^Tax year: TY 2026-27; Salary for the year: ₹18,50,000;/),
    ).toBeVisible()
    // Browsers without `::details-content` have them opened.
    await page.emulateMedia({ media: 'screen' })
    await expect(bySlab).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(bySlab).toBeHidden()
  })

  test.for(['hra', 'gst', 'gratuity', 'tds', 'gst-late-fee', 'income-tax', 'salary'])(
    'prints /tools/%s on one sheet of A4',
    async (slug, { open }) => expect(await sheetsOf(await openTool(open, slug))).toBe(1),
  )

  test('“questions open”: the answers of a page are printed', async ({ open }) => {
    const page = await open('/services/gst-filing')
    await page.emulateMedia({ media: 'print' })
    const folded = main(page).locator('details:not([open])')
    expect(await folded.count()).toBeGreaterThan(0)
    const heights = await folded.evaluateAll((all) =>
      all.map((each) => [each.clientHeight, each.querySelector('summary')!.offsetHeight] as const),
    )
    for (const [whole, summary] of heights) expect(whole).toBeGreaterThan(summary + 10)
    expect(await sheetsOf(page)).toBe(1)
  })

  test('keeps its result visible on a phone, without covering a focused field', async ({ open }) => {
    const page = await openTool(open, 'income-tax', { viewport: { width: 390, height: 844 } })
    await expect(answer(page)).toBeInViewport({ ratio: 1 })
    await toolForm(page).locator('input:visible').last().focus()
    // Radio groups are a single tab stop. Ends at the first element before the form.
    const stops: string[] = []
    for (let isInForm = true; isInForm;) {
      await page.keyboard.press('Shift+Tab')
      await expect(answer(page)).toBeInViewport({ ratio: 1 })
      const seen = await page.evaluate(() => {
        const focused = document.activeElement!
        const { left, top, width, height } = focused.getBoundingClientRect()
        const front = document.elementFromPoint(left + width / 2, top + height / 2)
        return {
          isInForm: focused.closest('form') !== null,
          isCovered: front?.closest('section[aria-labelledby=answer], header') !== null,
          name: focused.getAttribute('name') ?? '',
        }
      })
      isInForm = seen.isInForm
      if (!isInForm) break
      expect(seen.isCovered, seen.name).toBe(false)
      stops.push(seen.name)
    }
    expect(stops.length).toBeGreaterThan(5)
  })
})

describe('The list of tools', () => {
  test('lists each tool with its question, and can be searched', async ({ open }) => {
    const page = await open('/tools')
    const links = main(page).getByRole('listitem').getByRole('link')
    const find = page.getByRole('searchbox', { name: 'Find a tool' })
    await hydrated(find)
    await expect(main(page).getByRole('link', { name: 'HRA exemption' })).toBeVisible()
    await find.fill('late fee')
    await expect(main(page).getByRole('link', { name: 'HRA exemption' })).toBeHidden()
    await expect(main(page).getByRole('link', { name: 'Late fee and interest' })).toBeVisible()
    await expect(main(page).getByRole('status')).toHaveText('3 tools')
    await find.fill('no such thing')
    await expect(main(page)).toContainText('No tool matches these words.')
    await page.getByRole('button', { name: 'Show all tools' }).click()
    await expect(find).toBeFocused()
    for (const slug of slugs)
      expect(await main(page).locator(`section li a[href="/tools/${slug}"]`).count()).toBeGreaterThanOrEqual(
        1,
      )
    expect(await links.count()).toBeGreaterThanOrEqual(slugs.length)
  })

  test('a search shows what it finds in the window of a phone', async ({ open }) => {
    const page = await open('/tools', { ...phone, reducedMotion: 'reduce' })
    const find = page.getByRole('searchbox', { name: 'Find a tool' })
    await hydrated(find)
    await find.fill('late fee')
    // The upper half is above a keyboard.
    await expect
      .poll(() =>
        main(page)
          .getByRole('link', { name: 'What is payable today' })
          .evaluate((link) => link.getBoundingClientRect().bottom / innerHeight),
      )
      .toBeLessThan(0.5)
    await expect(find).toBeInViewport()
  })

  test('is a plain list without JavaScript', async ({ open }) => {
    const page = await open('/tools', { javaScriptEnabled: false })
    await expect(page.getByRole('searchbox')).toBeHidden()
    for (const slug of slugs)
      await expect(main(page).locator(`a[href="/tools/${slug}"]`).first()).toBeVisible()
  })

  test('shows answers of today first: days until GSTR-3B, tax on 12 lakh', async ({ open }) => {
    const page = await open('/tools', {
      before: (opened) => opened.clock.setFixedTime('2026-12-16T10:00:00+05:30'),
    })
    const first = page.getByRole('region', { name: 'Asked for most' }).getByRole('listitem')
    await expect(first).toHaveCount(3)
    await expect(first.nth(0).getByRole('time')).toHaveText(['in 4 days'])
    await expect(first.nth(1).locator('strong')).toHaveText('nil')
    await expect(first.nth(2).locator('strong')).toHaveText('₹11,800')
    const without = await open('/tools', { javaScriptEnabled: false })
    await expect(
      without.getByRole('region', { name: 'Asked for most' }).getByRole('time').first(),
    ).toHaveText(/^20 /)
  })
})
