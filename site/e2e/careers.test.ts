/** Job applications: from the list of openings to the row in the database. */
import { cvRule } from '@anupalan/server/contract/applications/rules'
import { describe } from 'vitest'
import { firm } from '../content/firm.ts'
import { applicationForm, careers, openingPage } from '../pages/careers/words.ts'
import { acceptsApplications, openings } from '../content/openings/openings.ts'
import { expect, test } from './support/test.ts'

const { fields, failed, sent } = applicationForm

/** A valid PDF with one empty page. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\nxref\n0 4\n0000000000 65535 f \n' +
    '0000000009 00000 n \n0000000052 00000 n \n0000000101 00000 n \n' +
    'trailer<</Size 4/Root 1 0 R>>\nstartxref\n164\n%%EOF\n',
)
const cv = { name: 'लक्ष्मी CV.pdf', mimeType: 'application/pdf', buffer: pdf }

describe('An opening', () => {
  test('is found from the list, applied for with a real PDF after a lost connection, and stored once', async ({
    open,
    product,
  }) => {
    const page = await open('/careers', { expectedMessages: /Failed to load resource/ })
    await page.getByRole('link', { name: 'GST associate' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('GST associate')

    // Invalid: nothing is sent, and each field has its error.
    const form = page.getByRole('form', { name: applicationForm.heading })
    await form.scrollIntoViewIfNeeded()
    const button = form.getByRole('button', { name: applicationForm.submit })
    await button.click()
    await expect(form.getByRole('textbox', { name: fields.name.label })).toBeFocused()
    await expect(form.getByText(cvRule.messages.missing)).toBeVisible()

    await form.getByRole('textbox', { name: fields.name.label }).fill('लक्ष्मी नारायणन')
    await form.getByRole('textbox', { name: fields.email.label }).fill('lakshmi@careers.example')
    await form.getByRole('textbox', { name: fields.phone.label }).fill('+91 98450 12345')
    await form.getByRole('textbox', { name: fields.note.label }).fill('Two years of GST returns.')
    await form.getByRole('checkbox').check()

    // The browser rejects an image with the extension of a CV.
    const file = form.getByLabel(fields.cv.label)
    await file.setInputFiles({ ...cv, name: 'cv.pdf', buffer: Buffer.from('\u0089PNG\r\n', 'latin1') })
    await button.click()
    await expect(form.getByText(cvRule.messages.wrongKind)).toBeVisible()
    await expect(file).toBeFocused()

    await file.setInputFiles(cv)
    await expect(form.getByText(cv.name)).toBeVisible()
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/applications')) keys.push(request.headers()['idempotency-key'])
    })
    await page.route('**/api/applications', (route) => route.abort(), { times: 1 })
    await button.click()
    await expect(form.getByRole('alert')).toContainText(failed.title)
    await expect(form.getByRole('textbox', { name: fields.name.label })).toHaveValue('लक्ष्मी नारायणन')
    await expect(form.getByText(cv.name)).toBeVisible()

    await form.getByRole('button', { name: failed.retry }).click()
    const reference = page.getByText(/AP(-[0-9A-Z]{4}){3}/)
    await expect(reference).toBeVisible()
    await expect(page.getByText(sent.title)).toBeVisible()

    const rows = product.rows('applications').filter(({ email }) => email === 'lakshmi@careers.example')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ cv_name: cv.name, cv_bytes: pdf.length, opening: 'gst-associate' })
    expect(keys).toEqual([rows[0]!.reference, rows[0]!.reference])
    expect(await reference.textContent()).toContain(String(rows[0]!.reference))
  })

  test('when closed, has a notice, no form, and no JobPosting', async ({ open }) => {
    const closed = openings.find((opening) => !acceptsApplications(opening, '2026-11-22'))!
    const page = await open(`/careers/${closed.id}`)
    await expect(page.getByText(openingPage.closed.title)).toBeVisible()
    await expect(page.getByRole('form', { name: applicationForm.heading })).toHaveCount(0)
    expect(await page.content()).not.toContain('JobPosting')
  })

  test('has a JobPosting with dates, pay in rupees, place and URL', async ({ open }) => {
    const page = await open('/careers/articled-assistant')
    const json = await page.locator('script[type="application/ld+json"]').first().textContent()
    const things = (JSON.parse(json!) as { '@graph': Record<string, unknown>[] })['@graph']
    expect(things.find((thing) => thing['@type'] === 'JobPosting')).toMatchObject({
      title: 'Articled assistant',
      datePosted: '2026-11-02',
      validThrough: '2027-02-28T23:59:59+05:30',
      employmentType: 'INTERN',
      directApply: true,
      jobLocation: { address: { addressLocality: firm.address.city, addressCountry: 'IN' } },
      baseSalary: {
        currency: 'INR',
        value: { minValue: 15_000, maxValue: 18_000, unitText: 'MONTH' },
      },
    })
  })

  test('without JavaScript shows all content, with an email address instead of the form', async ({
    open,
  }) => {
    const page = await open('/careers/gst-associate', { javaScriptEnabled: false })
    await expect(page.getByRole('heading', { name: openingPage.must })).toBeVisible()
    await expect(page.getByText(applicationForm.withoutJavaScript)).toBeVisible()
    await page.goto('/careers')
    await expect(page.getByText(careers.why.terms[0].text)).toBeVisible()
  })
})
