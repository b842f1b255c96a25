/** Business templates as built: filling an invoice, its files, and the blank files without JavaScript. */
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { getDocumentProxy } from 'unpdf'
import { describe } from 'vitest'
import { templates } from '../pages/business-templates/definitions/templates.ts'
import { violations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { hydrated } from './support/waiting.ts'

/** Clicks a download button and reads the file. */
async function save(page: Page, button: string): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) }
}

const textOf = (bytes: Uint8Array, part: string) =>
  strFromU8(unzipSync(bytes)[part]!).replaceAll(/<[^>]+>/g, ' ')

async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const file = await getDocumentProxy(bytes, { verbosity: 0 })
  const { items } = await (await file.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

describe('Business templates', () => {
  test('an invoice of a Karnataka shop selling to Maharashtra, filled as a new user would, in three formats', async ({
    open,
  }) => {
    const page = await open('/business-templates/gst-invoice', { acceptDownloads: true })
    const form = page.getByRole('form', { name: 'GST invoice' })
    await hydrated(form)
    const field = (label: string) => form.getByLabel(label, { exact: true })
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))

    // Incomplete: every invalid field has an error, the first has focus, nothing is downloaded.
    await page.getByRole('button', { name: 'Download as PDF', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: /correct \d+ fields/ })).toBeVisible()
    await expect(field('Name of the business')).toBeFocused()
    expect(await violations(page)).toEqual([])

    await field('Name of the business').fill('Rao & Daughters Silks')
    await field('Address').fill('14, Sayyaji Rao Road\nMysuru')
    await field('State').selectOption('29')
    await field('GSTIN').fill('29ABCPC1234D1ZD')
    await field('Invoice number').fill('RD/26-27/001')
    await field('Date of the invoice').fill('20 11 2026')
    await field('Name of the recipient').fill('श्री लक्ष्मी वस्त्र भण्डार')
    await field('Address of the recipient').fill('221, Laxmi Road\nPune 411030')
    await field('State of the recipient').selectOption('27')
    await field('GSTIN or UIN of the recipient').fill('27AAPFU0939F1ZO')
    await field('Place of supply').selectOption('27')
    const item = form.getByRole('group', { name: /^Item 1/ })
    await item.getByLabel('Description').fill('Mysore silk saree')
    await item.getByLabel('HSN or SAC').fill('5007')
    await item.getByLabel('Quantity').fill('3')
    await item.getByLabel(/Price of one/).fill('8450.50')
    await item.getByLabel('GST', { exact: true }).selectOption('500')
    await expect(page.getByRole('alert').filter({ hasText: 'correct one field' })).toBeVisible()
    await field('GSTIN or UIN of the recipient').fill('27AAPFU0939F1ZV')

    // Lines by keyboard: focus stays in the line, and the change is announced.
    await form.getByRole('button', { name: 'Add item' }).press('Enter')
    const second = form.getByRole('group', { name: /^Item 2/ })
    await expect(second.getByLabel('Description')).toBeFocused()
    await second.getByLabel('Description').fill('Making up')
    await second.getByLabel('HSN or SAC').fill('9988')
    await second.getByLabel('Quantity').fill('1.5')
    await second.getByLabel(/Price of one/).fill('640')
    await second.getByLabel('GST', { exact: true }).selectOption('1800')
    await form.getByRole('button', { name: 'Move up: Item 2' }).press('Enter')
    await expect(form.getByRole('button', { name: 'Move down: Item 1' })).toBeFocused()
    await expect(
      page.getByRole('status').filter({ hasText: 'Item 2, Making up moved to place 1 of 2.' }),
    ).toBeAttached()

    // 25,351.50 at 5 % and 960.00 at 18 %: 1,267.58 and 172.80 of IGST.
    const preview = page.getByRole('region', { name: 'Preview' })
    for (const each of ['IGST, ₹', '₹26,311.50', '₹1,440.38', '₹27,751.88', 'श्री लक्ष्मी वस्त्र भण्डार']) {
      await expect(preview).toContainText(each)
    }
    await expect(preview).not.toContainText('CGST')
    expect(await violations(page)).toEqual([])

    const words = 'Rupees Twenty Seven Thousand Seven Hundred Fifty One and Eighty Eight Paise Only'
    const expected = ['27,751.88', words, 'श्री लक्ष्मी वस्त्र भण्डार', 'Rao']
    const pdf = await save(page, 'Download as PDF')
    await expect(page.getByText('The PDF file is ready: tax-invoice-rd-26-27-001.pdf')).toBeVisible()
    const docx = await save(page, 'Download as Word')
    const xlsx = await save(page, 'Download as Excel')
    expect([pdf, docx, xlsx].map(({ name }) => name)).toEqual(
      ['pdf', 'docx', 'xlsx'].map((ending) => `tax-invoice-rd-26-27-001.${ending}`),
    )
    const [inPdf, inDocx] = [await textOfPdf(pdf.bytes), textOf(docx.bytes, 'word/document.xml')]
    for (const each of expected) {
      // PDF readers infer spaces from distances, so compare without spaces.
      expect(inPdf.replaceAll(/\s/g, '')).toContain(each.replaceAll(/\s/g, ''))
      expect(inDocx).toContain(each)
    }
    expect(textOf(xlsx.bytes, 'xl/worksheets/sheet1.xml')).toContain('27751.88')
    expect(sent).toEqual([])

    // Other templates share the business's data, and this draft is restored on return.
    await page.getByRole('link', { name: 'Quotation', exact: true }).click()
    await expect(
      page.getByRole('form', { name: 'Quotation' }).getByLabel('Name of the business', { exact: true }),
    ).toHaveValue('Rao & Daughters Silks')
    await page.goBack()
    await expect(field('Invoice number')).toHaveValue('RD/26-27/001')

    // Clearing asks first, since the texts are stored nowhere else.
    const clear = form.getByRole('button', { name: 'Clear', exact: true })
    const asking = form.getByRole('group', { name: 'Clear all fields?' })
    await hydrated(form)
    await clear.click()
    await asking.getByRole('button', { name: 'No' }).click()
    await expect(clear).toBeFocused()
    await expect(field('Invoice number')).toHaveValue('RD/26-27/001')
    await clear.click()
    await asking.getByRole('button', { name: 'Yes, clear' }).click()
    await expect(field('Invoice number')).toHaveValue('')
    await expect(field('Name of the business')).toHaveValue('')
  })

  test('an export: a recipient and a place outside India, the country of destination, the endorsement', async ({
    open,
  }) => {
    const page = await open('/business-templates/gst-invoice')
    const form = page.getByRole('form', { name: 'GST invoice' })
    await hydrated(form)
    const field = (label: string) => form.getByLabel(label, { exact: true })
    const preview = page.getByRole('region', { name: 'Preview' })
    await page.getByRole('button', { name: 'Fill with a sample' }).click()
    // Folded while nobody needs it; what the sample fills is open.
    await expect(field('Copy')).toBeVisible()
    await expect(field('Supply')).toBeHidden()
    await form.getByText('Export, SEZ or reverse charge').click()
    await field('Supply').selectOption('Export, under an undertaking')
    await field('State of the recipient').selectOption('Outside India')
    await field('Place of supply').selectOption('Outside India')
    await field('Country of destination').focus()
    await field('Country of destination').blur()
    await expect(field('Country of destination')).toHaveAccessibleDescription(
      /Enter the country of destination\./,
    )
    await field('Country of destination').fill('Nepal')
    await expect(field('Country of destination')).not.toHaveAttribute('aria-invalid', 'true')
    await expect(preview).toContainText('SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING')
    await expect(preview).toContainText('Outside India')
    await expect(preview).toContainText('Nepal')
    expect(await violations(page)).toEqual([])

    // A fold that was closed over an error opens when a download is refused, and the field has the focus.
    await field('Country of destination').fill('')
    await form.getByText('Export, SEZ or reverse charge').click()
    await expect(field('Country of destination')).toBeHidden()
    await page.getByRole('button', { name: 'Download as PDF' }).click()
    await expect(field('Country of destination')).toBeFocused()
    await expect(field('Country of destination')).toBeVisible()
    await field('Country of destination').fill('Nepal')

    // What was filled is open on the next visit too.
    await page.waitForFunction(() => sessionStorage.getItem('business-templates')?.includes('Nepal'))
    await page.reload()
    await expect(field('Country of destination')).toBeVisible()
  })

  test('a warning of the offer letter is announced, and prevents no download', async ({ open }) => {
    const page = await open('/business-templates/offer-letter', { acceptDownloads: true })
    const form = page.getByRole('form', { name: 'Offer letter' })
    await hydrated(form)
    await page.getByRole('button', { name: 'Fill with a sample' }).click()
    const warning = page.getByRole('status').filter({ hasText: 'Please check this before you use it:' })
    await expect(warning).toHaveCount(0)
    await form.getByLabel('Months of probation', { exact: true }).fill('9')
    await expect(warning).toContainText('taken here as 30 days')
    await form.getByLabel('Special allowance, a month', { exact: true }).fill('20,000')
    await expect(warning).toContainText('Basic pay is under half of pay')
    expect(await violations(page)).toEqual([])
    expect((await save(page, 'Download as PDF')).name).toMatch(/^offer-letter-.*\.pdf$/)
  })

  test('without JavaScript the blank files can be downloaded by plain links', async ({ open, product }) => {
    const page = await open('/business-templates/gst-invoice', { javaScriptEnabled: false })
    await expect(page.getByRole('link', { name: 'Blank PDF file' }).first()).toBeVisible()
    await expect(page.getByRole('form', { name: 'GST invoice' })).toBeHidden()
    for (const { slug, formats } of templates) {
      for (const format of formats) {
        const answer = await fetch(`${product.origin}/business-templates/${slug}.${format}`)
        expect([slug, format, answer.status]).toEqual([slug, format, 200])
        expect(answer.headers.get('content-disposition')).toBe('attachment')
        expect(answer.headers.get('content-type')).toMatch(/^application\/(?:pdf|vnd\.openxmlformats)/)
      }
    }
  })

  test('a table of many columns is in rows of one line as soon as they fit, and in two below that', async ({
    open,
  }) => {
    const page = await open('/business-templates/gst-invoice', { viewport: { width: 1000, height: 800 } })
    const row = page.getByRole('region', { name: 'Preview' }).locator('tbody tr').first()
    await expect(row).toHaveCSS('display', 'table-row')
    await page.setViewportSize({ width: 700, height: 800 })
    await expect(row).toHaveCSS('display', 'grid')
  })

  test('the list has a drawing of each page, no two alike, and is short on a phone', async ({ open }) => {
    const page = await open('/business-templates', { viewport: { width: 390, height: 844 } })
    const drawings = await page
      .getByRole('main')
      .locator('li svg')
      .evaluateAll((found) => found.map(({ innerHTML }) => innerHTML))
    expect(new Set(drawings).size).toBe(templates.length)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500)
  })

  test('“/business-templates | Business templates”: the list shows one kind at a time', async ({ open }) => {
    const page = await open('/business-templates')
    await hydrated(page.getByRole('radio', { name: 'People' }))
    await page.getByRole('radio', { name: 'People' }).press('Space')
    await expect(page.getByRole('main').getByRole('link', { name: 'Payslip' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'GST invoice' })).toBeHidden()
    expect(await violations(page)).toEqual([])
  })
})
