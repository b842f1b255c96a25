/** Public pages on paper: without what can only be pressed or typed, on few sheets. Tools are in `tools.test.ts`. */
import { describe } from 'vitest'
import { main } from './support/parts.ts'
import { sheetsOf } from './support/sheets.ts'
import { expect, test } from './support/test.ts'
import { hydrated } from './support/waiting.ts'

/** At most so many sheets of A4. */
const sheets = {
  '/': 5,
  '/pricing': 5,
  '/tools': 2,
  '/business-templates': 2,
  '/schedule-meeting': 2,
  '/notices': 4,
  '/careers': 3,
  '/resources/gratuity-labour-codes': 3,
  '/resources/tds-small-business': 3,
  '/disclaimer': 4,
}

describe('In print', () => {
  test.for(Object.entries(sheets))(
    '%s has no controls, no jump list and at most %i sheets',
    async ([path, most], { open }) => {
      const page = await open(path)
      await page.emulateMedia({ media: 'print' })
      const controls = main(page)
        .locator('button, input, textarea, a[class*="button"], select')
        .filter({ visible: true })
      // The choices of the hero’s dates are text on paper.
      expect(await controls.and(page.locator(':not(#due-next-island select)')).allTextContents()).toEqual([])
      await expect(main(page).locator('nav a[href^="#"]').filter({ visible: true })).toHaveCount(0)
      expect(await sheetsOf(page)).toBeLessThanOrEqual(most)
    },
  )

  test('the buttons of home are gone, its dates and their choices stay', async ({ open }) => {
    const page = await open('/')
    await page.emulateMedia({ media: 'print' })
    await expect(main(page).getByRole('link', { name: 'Book a free call' })).toBeHidden()
    await expect(page.getByRole('list', { name: 'Due next' }).getByRole('listitem')).toHaveCount(4)
    const choice = page.getByRole('combobox', { name: 'GST returns' })
    await expect(choice).toBeVisible()
    await expect(choice).toHaveCSS('border-top-width', '0px')
  })

  test('of the notices the open answer is printed, of the others the names', async ({ open }) => {
    const page = await open('/notices')
    const field = page.getByRole('searchbox', { name: 'Form or section' })
    await hydrated(field)
    await field.fill('DRC-01')
    await page.emulateMedia({ media: 'print' })
    await expect(field).toBeHidden()
    await expect(page.getByText('Time to answer').filter({ visible: true }).first()).toBeVisible()
    const other = page
      .locator('details')
      .filter({ has: page.locator('#asmt-13') })
      .last()
    await expect(other.locator('summary')).toBeVisible()
    expect(await other.evaluate((row) => row.clientHeight)).toBeLessThan(60)
  })
})
