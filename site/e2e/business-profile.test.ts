/** The two questions of the hero: kept on the device, they fill the calendar and the templates. */
import { describe } from 'vitest'
import { ANSWERS_KEY } from '../ui/business-profile/read-answers.ts'
import { main } from './support/parts.ts'
import { cookiesRefused, expect, test } from './support/test.ts'
import { openTool } from './support/tool.ts'
import { hold, hydrated, loaded, type Held } from './support/waiting.ts'

const remembered = { ...cookiesRefused, [ANSWERS_KEY]: 'composition twenty-or-more' }

describe('The business profile', () => {
  test('the answers rewrite the dates, are kept, and stay after a reload until they are forgotten', async ({
    open,
  }) => {
    const page = await open('/')
    const dates = page.getByRole('list', { name: 'Due next' })
    await hydrated(dates)
    await expect(dates).toContainText(/GSTR/)
    await page.getByRole('combobox', { name: 'GST returns' }).selectOption('No GST')
    await expect(dates).not.toContainText(/GSTR/)
    await page.getByRole('combobox', { name: 'Employees' }).selectOption('20+ employees')
    await expect(dates).toContainText(/ESI contribution|Professional tax, /)

    await page.reload()
    await expect(dates).toContainText(/ESI contribution|Professional tax, /)
    await expect(page.getByRole('combobox', { name: 'Employees' })).toHaveValue('twenty-or-more')
    await page.getByRole('button', { name: 'Forget' }).click()
    await expect(dates).toContainText(/GSTR/)
    await expect(page.getByRole('combobox', { name: 'GST returns' })).toBeFocused()
    expect(await page.evaluate((key) => localStorage.getItem(key), ANSWERS_KEY)).toBeNull()
  })

  test('the dates are counted without the code of the questions, which an answer loads', async ({ open }) => {
    const page = await open('/')
    const dates = page.getByRole('list', { name: 'Due next' })
    await loaded(page)
    await expect(dates.getByRole('listitem')).toHaveCount(4)
    await expect(dates.getByText(/^(?:Today|Tomorrow|In \d+ days)$/).filter({ visible: true })).toHaveCount(4)
    const island = page.locator('[data-island]').filter({ has: dates })
    await expect(island).not.toHaveAttribute('data-hydrated')
    await page.getByRole('combobox', { name: 'GST returns' }).selectOption('No GST')
    await expect(island).toHaveAttribute('data-hydrated')
    await expect(dates).not.toContainText(/GSTR/)
    await expect(dates.getByRole('listitem')).toHaveCount(4)
    await expect(dates.getByText(/^(?:Today|Tomorrow|In \d+ days)$/).filter({ visible: true })).toHaveCount(4)
  })

  test('a choice made before the code arrives takes effect', async ({ open }) => {
    let code!: Held
    const page = await open('/', {
      until: 'commit',
      before: async (page) => (code = await hold(page, /\/assets\/(?:document|page\.script)/)),
    })
    await page.getByRole('combobox', { name: 'GST returns' }).selectOption('No GST')
    const dates = page.getByRole('list', { name: 'Due next' })
    await expect(dates).toContainText(/GSTR/)
    code.release()
    await expect(dates).not.toContainText(/GSTR/)
    await expect(page.getByRole('combobox', { name: 'GST returns' })).toHaveValue('none')
  })

  test('months after the build the next dates are shown', async ({ open }) => {
    const page = await open('/', {
      before: (page) => page.clock.setFixedTime('2027-06-01T06:00:00Z'),
    })
    const dates = page.getByRole('list', { name: 'Due next' })
    await expect(dates.getByRole('listitem')).toHaveCount(4)
    await expect(dates).toContainText('Jun')
  })

  test('days after the build the next three are shown on a phone, without the code of the questions', async ({
    open,
  }) => {
    const page = await open('/', {
      viewport: { width: 390, height: 844 },
      before: (page) => page.clock.setFixedTime(Date.now() + 18 * 86_400_000),
    })
    const dates = page.getByRole('list', { name: 'Due next' })
    await expect(dates.getByText(/^(?:Today|Tomorrow|In \d+ days)$/).filter({ visible: true })).toHaveCount(3)
    await expect(page.locator('[data-island]').filter({ has: dates })).not.toHaveAttribute('data-hydrated')
  })

  test('the calendar starts with them; a link with other answers wins', async ({ open }) => {
    const page = await openTool(open, 'compliance-calendar', { remembered })
    await expect(page.getByLabel('GST', { exact: true })).toHaveValue('composition')
    await expect(page.getByLabel('People employed')).toHaveValue('ten-or-more')
    await expect(main(page)).toContainText('CMP-08')
    await expect(main(page)).toContainText('PF contribution')
    const linked = await openTool(open, 'compliance-calendar#gst=qrmp', { remembered })
    await expect(linked.getByLabel('GST', { exact: true })).toHaveValue('qrmp')
  })

  test('a bill of supply starts under the composition scheme; an invoice says which document is needed', async ({
    open,
  }) => {
    const bill = await open('/business-templates/bill-of-supply', { remembered })
    const box = bill.getByRole('checkbox', { name: 'The business is under the composition scheme' })
    await expect(box).toBeChecked()
    await hydrated(box)
    await box.uncheck()
    await bill.waitForFunction(() =>
      sessionStorage.getItem('business-templates')?.includes('"composition":""'),
    )
    await bill.reload()
    await hydrated(box)
    await expect(box).not.toBeChecked()

    const invoice = await open('/business-templates/gst-invoice', { remembered })
    await expect(invoice.getByRole('note').filter({ hasText: 'section 10(4)' })).toBeVisible()
    await expect(invoice.getByRole('link', { name: 'Open the bill of supply' })).toHaveAttribute(
      'href',
      '/business-templates/bill-of-supply',
    )
  })

  test('without scripts the dates are those of the usual client, without questions', async ({ open }) => {
    const page = await open('/', { javaScriptEnabled: false })
    await expect(page.getByRole('combobox', { name: 'GST returns' })).toHaveCount(0)
    await expect(main(page)).toContainText('Monthly GST, no employees')
  })
})
