/** Where text begins and breaks on a phone, in the fallback font of a first visit. */
import type { Locator } from 'playwright'
import { describe } from 'vitest'
import { main } from './support/parts.ts'
import { expect, test } from './support/test.ts'
import { hydrated, loaded, useWebFonts } from './support/waiting.ts'

const phone = { width: 390, height: 844 }

/** Where the first text of an element begins, from the start of the window. */
const textStart = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getClientRects()[0]!.left
  })

describe('On a phone', () => {
  test('the quiet buttons of an item are on the text edge', async ({ open }) => {
    const page = await open('/business-templates/gst-invoice', { viewport: phone })
    const item = main(page).getByRole('group', { name: /Item 1$/ })
    const name = await textStart(item.getByText('Item 1', { exact: true }))
    const button = await textStart(item.getByRole('button', { name: 'Move up: Item 1' }))
    expect(Math.abs(button - name)).toBeLessThan(0.5)
  })

  test('a year of the HRA table takes at most three lines', async ({ open }) => {
    const page = await open('/tools/hra', { viewport: phone })
    const year = main(page).getByRole('rowheader', { name: 'FY 2025-26 (AY 2026-27)' })
    const lines = await year.evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines).toBeLessThanOrEqual(3)
  })

  test('the heading of the next dates keeps clear of the edge of its page', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    const heading = page.locator('#due-next')
    const edge = await heading.evaluate(
      (node) => node.closest('[data-island] > div > *')!.getBoundingClientRect().left,
    )
    expect((await textStart(heading)) - edge).toBeGreaterThanOrEqual(8)
  })

  test('at 200 % text all of a stacked date begins on one edge', async ({ open }) => {
    const page = await open('/', { viewport: phone })
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    const dates = page.getByRole('list', { name: 'Due next' })
    const days = dates.getByText(/^(?:Today|Tomorrow|In \d+ days)$/).filter({ visible: true })
    await expect(days).toHaveCount(3)
    const badges = await days.evaluateAll((all) =>
      all.map((each) => Math.round(each.parentElement!.getBoundingClientRect().left)),
    )
    const edge = Math.round(await textStart(page.locator('#due-next')))
    expect(badges.map((left) => Math.abs(left - edge) <= 2)).toEqual([true, true, true])
  })

  test('a count of notices stays with its noun', async ({ open }) => {
    const page = await open('/notices', { viewport: phone })
    const counts = await main(page)
      .locator('summary')
      .filter({ hasText: /\d\snotices$/ })
      .allTextContents()
    expect(counts).toHaveLength(4)
    expect(counts.filter((text) => !/\d\u{a0}notices$/u.test(text))).toEqual([])
  })

  test('the caption of a table keeps its year on one line', async ({ open }) => {
    const page = await open('/tools/income-tax', { viewport: phone })
    const caption = main(page).locator('caption', { hasText: 'Surcharge on the tax' })
    const year = caption.getByText('TY 2026-27', { exact: true })
    expect(await year.evaluate((node) => node.getClientRects().length)).toBe(1)
    await expect(
      main(page).getByRole('group', { name: 'Surcharge on the tax, with marginal relief, TY 2026-27' }),
    ).toBeVisible()
  })
})

for (const viewport of [phone, { width: 1280, height: 800 }])
  test(`the workings of capital gains have the same columns at ${viewport.width} px`, async ({ open }) => {
    const page = await open('/tools/capital-gains', { viewport })
    const heads = main(page).getByRole('columnheader', { name: /indexation/ })
    await expect(heads).toHaveCount(4)
    await loaded(page)
    await useWebFonts(page)
    const starts = await heads.evaluateAll((all) =>
      all.map((each) => Math.round(each.getBoundingClientRect().left)),
    )
    const [first, second, ...below] = starts as [number, number, number, number]
    expect(Math.abs(first - below[0])).toBeLessThanOrEqual(2)
    expect(Math.abs(second - below[1])).toBeLessThanOrEqual(2)
  })

test('fields side by side have their controls on one line', async ({ open }) => {
  const page = await open('/business-templates/payslip', { viewport: { width: 1280, height: 800 } })
  const top = (label: string) =>
    main(page)
      .getByLabel(label, { exact: false })
      .first()
      .evaluate((control) => Math.round(control.getBoundingClientRect().top))
  // The label of the first takes two lines.
  expect(await top('Basic pay and dearness allowance')).toBe(await top('House rent allowance'))
  // Only the first has an error.
  const month = main(page).getByLabel('Month', { exact: true })
  await hydrated(month)
  await month.fill('no month')
  await main(page).getByLabel('Days of the month').focus()
  await expect(main(page).getByText('Write the month and its year')).toBeVisible()
  expect(await top('Month')).toBe(await top('Days of the month'))
})
