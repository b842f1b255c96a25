/** The compliance calendar, the amount in words and the salary break-up, as built and served. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { complianceCalendarResult } from '../pages/tools/compliance-calendar/words.ts'
import { main } from './support/parts.ts'
import { expect, test, type VisitOptions } from './support/test.ts'
import { answer, openTool } from './support/tool.ts'
import { hydrated } from './support/waiting.ts'

/** Options with a fixed time: 10:00 IST on a date. */
const on = (day: string): VisitOptions => ({
  before: (page) => page.clock.setFixedTime(`${day}T10:00:00+05:30`),
})

describe('The compliance calendar', () => {
  const slug = 'compliance-calendar'
  /** Entries of all months. Not by role, because collapsed months have none. */
  const entries = (page: Page) => main(page).locator('li:has(time)')
  const entry = (page: Page, title: string) => entries(page).filter({ hasText: title }).first()

  test('begins today with the dates of the firm’s usual client, by month, each with weekday and section', async ({
    open,
  }) => {
    const page = await openTool(open, slug, on('2026-12-01'))
    await expect(page.getByLabel('Form of the business')).toHaveValue('partnership')
    await expect(answer(page)).toContainText('until 1 December 2027. Next: TDS deposit, 7 December 2026')
    const months = await main(page)
      .locator('summary', { hasText: / 20\d\d: \d+ dates?$/ })
      .allTextContents()
    expect(months.map((month) => month.replace(/:.*/, ''))).toEqual([
      'December 2026',
      ...[
        'January',
        'February',
        'March',
        'April',
        'May',
        'June',
        'July',
        'August',
        'September',
        'October',
      ].map((month) => `${month} 2027`),
      'November 2027',
    ])
    const counted = months.map((month) => Number(/(\d+) dates?$/.exec(month)?.[1])).reduce((a, b) => a + b, 0)
    await expect(answer(page)).toContainText(`${counted} dates`)
    // Due dates on a Sunday are not moved.
    await expect(entry(page, 'GSTR-3B')).toHaveText(/^20 DecSundayGSTR-3B.*CGST Act 2017, s\.39/)
  })

  test('depends on the profile, marks uncertain dates, and stores the profile in the URL', async ({
    open,
  }) => {
    const page = await openTool(open, slug, on('2026-12-01'))
    await expect(entries(page).filter({ hasText: 'PF contribution' })).toHaveCount(0)
    await page.getByLabel('Form of the business').selectOption('company')
    await page.getByRole('checkbox', { name: 'Registered for PF' }).check()
    await expect(entry(page, 'PF contribution')).toContainText('confirm before filing')
    await expect(main(page)).toContainText('AOC-4')
    await expect(page).toHaveURL(/#.*constitution=company.*pf=yes/)

    await page.reload()
    await hydrated(main(page).getByRole('form'))
    await expect(page.getByLabel('Form of the business')).toHaveValue('company')
    await expect(entry(page, 'PF contribution')).toBeVisible()
  })

  test('shows the dates of one subject', async ({ open }) => {
    const page = await openTool(open, slug, on('2026-12-01'))
    await page.getByLabel('Show dates of').selectOption('GST')
    await expect(entries(page).filter({ hasText: 'TDS deposit' })).toHaveCount(0)
    await expect(answer(page)).toContainText('Next: GSTR-1, 11 December 2026')
    await page.getByLabel('Show dates of').selectOption('Companies and LLPs')
    await expect(answer(page)).toContainText('No date for these answers until 1 December 2027')
    await expect(main(page).getByRole('button', { name: /\.ics/ })).toBeDisabled()
  })

  test('generates a calendar file in the browser: one event for each visible date, with a reminder', async ({
    open,
  }) => {
    const page = await openTool(open, slug, on('2026-12-01'))
    await page.getByLabel('Show dates of').selectOption('GST')
    await page.getByLabel('Reminder in the calendar file').selectOption('7 days before')
    const shown = await entries(page).count()
    expect(shown).toBeGreaterThan(20)
    const sent: string[] = []
    page.on('request', (request) => sent.push(request.url()))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name: 'Download for your calendar (.ics)' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('statutory-dates.ics')
    const text = readFileSync(await download.path(), 'utf8')
    expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(shown)
    expect(text.match(/^BEGIN:VALARM\r$/gm)).toHaveLength(shown)
    expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(shown)
    expect(text).toContain('DTSTART;VALUE=DATE:20261211')
    // 9:00 on the seventh day before is 6 days and 15 hours before the start of the day.
    expect(text).toContain('TRIGGER:-P6DT15H')
    // Scripts of the page may still be loading.
    expect(sent.filter((url) => !/^blob:|\/assets\//.test(url))).toEqual([])
  })

  test('says so when the code of the calendar file does not load; a reload keeps the answers', async ({
    open,
  }) => {
    const page = await openTool(open, slug, {
      ...on('2026-12-01'),
      expectedMessages: /Failed to load resource/,
    })
    const button = main(page).getByRole('button', { name: 'Download for your calendar (.ics)' })
    await page.getByLabel('Form of the business').selectOption('company')
    await expect(page).toHaveURL(/#.*constitution=company/)
    await page.route('**/assets/download-*.js', (route) => route.abort())
    await button.click()
    await expect(
      main(page).getByRole('alert').filter({ hasText: complianceCalendarResult.failed }),
    ).toBeVisible()
    await page.unroute('**/assets/download-*.js')
    await page.reload()
    await hydrated(main(page).getByRole('form'))
    await expect(page.getByLabel('Form of the business')).toHaveValue('company')
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(download.suggestedFilename()).toBe('statutory-dates.ics')
  })

  test('has a message and no dates after the end of the tables', async ({ open }) => {
    const page = await openTool(open, slug, on('2028-04-01'))
    await expect(answer(page)).toContainText(
      'We know the dates until 31 March 2028. Later dates are not shown.',
    )
    await expect(entries(page)).toHaveCount(0)
  })

  test('is readable without JavaScript: dates with weekday and section, every duty with its rule', async ({
    open,
  }) => {
    const page = await open(`/tools/${slug}`, { javaScriptEnabled: false })
    await expect(main(page)).toContainText('This example is for a partnership in Karnataka')
    await expect(entry(page, 'GSTR-1')).toContainText('CGST Act 2017, s.37')
    await expect(entry(page, 'TDS deposit')).toContainText('Income-tax Act 2025')
    const duties = page.getByRole('table', { name: 'All duties in this calendar' })
    await expect(duties.getByRole('row', { name: /^TDS deposit/ })).toContainText(
      'Day 7 of the next month; where it ends in March, 30 April',
    )
    await expect(
      duties.getByRole('row', { name: /^Tax audit report Form 26 \([^)]*\) Income-tax/ }),
    ).toContainText('30 September')
    await expect(duties.getByRole('row', { name: /^GSTR-9 / })).toContainText('31 December')
    await expect(duties).not.toContainText('{')
  })
})

describe('The amount in words', () => {
  const slug = 'amount-in-words'

  test('converts an amount to words in lakh and crore while typing', async ({ open }) => {
    const page = await openTool(open, slug)
    await expect(answer(page)).toContainText(
      'Rupees Twelve Lakh Thirty Four Thousand Five Hundred Sixty Seven and Fifty Paise Only',
    )
    const amount = page.getByLabel('Amount', { exact: true })
    await amount.fill('2.5 crore')
    await expect(answer(page)).toContainText('Rupees Two Crore Fifty Lakh Only is ₹2,50,00,000')
    const forms = page.getByRole('table', { name: 'The same amount in other forms' })
    await expect(forms.getByRole('row', { name: /^In lakh/ })).toContainText('250 lakh')
    await expect(forms.getByRole('row', { name: /^Grouped by thousands/ })).toContainText('25,000,000.00')

    await amount.fill('twelve')
    await amount.blur()
    await expect(answer(page)).toContainText('Please correct the marked fields to see the result.')
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
  })

  test('copies the words, and removes the confirmation when they change', async ({ open }) => {
    const page = await openTool(open, slug, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByLabel('Amount', { exact: true }).fill('1,00,000')
    await page.getByRole('button', { name: 'Copy the words' }).click()
    await expect(main(page)).toContainText('The words are copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Rupees One Lakh Only')
    await page.getByLabel('Amount', { exact: true }).fill('1,00,001')
    await expect(main(page)).not.toContainText('The words are copied.')
  })

  test('shows the words in a field without clipboard access', async ({ open }) => {
    const page = await openTool(open, slug, {
      before: (page) =>
        page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
    })
    await page.getByRole('button', { name: 'Copy the words' }).click()
    await expect(page.getByLabel('Copy these words')).toHaveValue(/^Rupees Twelve Lakh .* Paise Only$/)
  })

  test('has examples without JavaScript', async ({ open }) => {
    const page = await open(`/tools/${slug}`, { javaScriptEnabled: false })
    const counted = page.getByRole('table', { name: 'How Indian numbers are counted' })
    await expect(counted.getByRole('row', { name: /^One lakh crore/ })).toContainText('10,00,00,00,00,000')
  })
})

describe('The salary break-up', () => {
  const slug = 'salary'
  const line = (page: Page, name: RegExp) => main(page).getByRole('row', { name }).first()
  const rupees = (text: string | null) => Number(/₹([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

  test('breaks down a cost to company into a payslip, and shows the different February', async ({ open }) => {
    const page = await openTool(open, slug)
    await expect(line(page, /^Gross pay/)).toContainText('95,895')
    await expect(line(page, /^Provident fund/)).toContainText('1,800')
    await expect(line(page, /^Professional tax/)).toContainText('200')
    await expect(
      main(page)
        .getByRole('row', { name: /^Cost to company/ })
        .first(),
    ).toContainText('1,00,000')
    await expect(answer(page)).toContainText('₹93,895')
    await expect(main(page)).toContainText('₹93,795')
    const breakUp = page.getByRole('table', { name: 'Month and year' })
    await expect(breakUp.getByRole('columnheader')).toHaveText(['Part', 'Month', 'February', 'Year'])
    await expect(breakUp.getByRole('row', { name: /^Professional tax/ })).toHaveText(
      'Professional tax2003002,500',
    )
    // Eleven months, and a February with ₹100 more professional tax.
    const yearly = rupees((await answer(page).textContent())?.split(';')[1] ?? '')
    expect(yearly).toBe(11 * 93_895 + 93_795)
  })

  test('starts from gross pay, without professional tax, with state insurance below the ceiling', async ({
    open,
  }) => {
    const page = await openTool(open, slug)
    await page.getByRole('radio', { name: 'Gross pay' }).press('Space')
    await page.getByLabel('For a year').fill('2,40,000')
    await page.getByRole('checkbox', { name: /Employees’ State Insurance/ }).check()
    // 0.75% of ₹20,000; pay below ₹25,000 has no professional tax.
    await expect(line(page, /^State insurance/)).toContainText('150')
    await expect(main(page).getByRole('row', { name: /^Professional tax/ })).toHaveCount(1)
    await expect(page).toHaveURL(/#.*basis=gross.*yearly=240000.*stateInsurance=yes/)
    await page.getByLabel('For a year').fill('3,60,000')
    await expect(main(page).getByRole('row', { name: /^State insurance/ })).toHaveCount(0)
    await expect(line(page, /^Professional tax/)).toContainText('200')
  })

  test('is readable without JavaScript', async ({ open }) => {
    const page = await open(`/tools/${slug}`, { javaScriptEnabled: false })
    await expect(main(page)).toContainText('This example is for a cost to company of ₹12,00,000 a year')
    await expect(answer(page)).toContainText('₹93,895 take-home pay each month')
    await expect(page.getByRole('table', { name: /^Rates and ceilings on/ })).toContainText('12%')
  })
})
