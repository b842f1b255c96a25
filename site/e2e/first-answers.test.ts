/** What a visitor asks first, without a form to send: answers of the tools, of a notice, and how the office is reached. */
import { describe } from 'vitest'
import { firm, holidays } from '../content/firm.ts'
import { noticesPage } from '../pages/notices/words.ts'
import { main } from './support/parts.ts'
import { expect, test } from './support/test.ts'

describe('The list of tools', () => {
  test('begins with three tools and an answer of today', async ({ open }) => {
    const page = await open('/tools', {
      before: (page) => page.clock.setFixedTime('2026-12-01T10:00:00+05:30'),
    })
    const first = main(page)
      .getByRole('heading', { name: 'Asked for most' })
      .locator('xpath=following::ul[1]/li')
    await expect(first).toHaveCount(3)
    await expect(first.nth(0)).toContainText('GSTR-3B')
    await expect(first.nth(0)).toContainText('in 19 days')
    await expect(first.nth(1)).toContainText('nil')
    await expect(first.nth(2)).toContainText('₹11,800')
  })
})

describe('“I got a notice”', () => {
  test('the form on it gives its meaning, the time to answer, the papers and who answers', async ({
    open,
  }) => {
    const page = await open('/notices', { viewport: { width: 390, height: 844 } })
    // Sections of an Act are those of income tax alone.
    await expect(page.getByText(noticesPage.acts)).toHaveCount(1)
    await page.getByLabel(noticesPage.filter.label).fill('drc 1')
    const answer = main(page)
    await expect(answer).toContainText('Show-cause notice: tax, interest and penalty')
    await expect(answer).toContainText('The officer plans to demand')
    await expect(answer).toContainText('30 days after it reached you')
    const { papers, who } = noticesPage.parts
    for (const part of [papers, who]) await expect(answer.getByText(part).first()).toBeVisible()
  })

  test('a day typed at once counts, and one that is no day is named when it is left', async ({ open }) => {
    const page = await open('/notices')
    const day = page.getByLabel(noticesPage.served.label)
    await page.getByLabel(noticesPage.filter.label).fill('drc 1')
    await day.fill('20 Nov 2026')
    await expect(main(page)).toContainText('Last day: Sunday, 20 December 2026')
    await day.fill('soon')
    await day.blur()
    await expect(day).toHaveAccessibleDescription(/Write the date as day, month and year/)
    await day.fill('')
    await day.blur()
    await expect(day).not.toHaveAttribute('aria-invalid')
  })

  test('what is not in the list leads to a person', async ({ open }) => {
    const page = await open('/notices')
    await page.getByLabel(noticesPage.filter.label).fill('ZZ-99')
    await expect(main(page)).toContainText(noticesPage.noneText)
    await expect(main(page).getByRole('link', { name: firm.phone.display }).first()).toBeVisible()
  })
})

describe('The contact part', () => {
  test('has languages, who calls, landmark, parking and the holidays, also without JavaScript', async ({
    open,
  }) => {
    const page = await open('/', { javaScriptEnabled: false })
    const contact = page.locator('#contact')
    for (const language of firm.languages) await expect(contact).toContainText(language)
    await expect(contact).toContainText('calls you, always from our office number')
    await expect(contact).toContainText(firm.address.landmark)
    await expect(contact).toContainText(firm.address.parking)
    for (const { name } of holidays) await expect(contact).toContainText(name)
  })
})
