/** Enquiries: from the form to the row in the database and the WhatsApp chat. */
import { enquiryRules } from '@anupalan/server/contract/enquiries/rules'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { firm } from '../content/firm.ts'
import {
  mockWhatsApp,
  enquiryForm,
  liveEnquiryForm,
  readChat,
  typed,
  type FieldName,
  type Typed,
} from './support/enquiry-form.ts'
import { toastRegion } from './support/parts.ts'
import type { Product } from './support/product.ts'
import { expect, test } from './support/test.ts'
import { hold } from './support/waiting.ts'

const reference = /EN-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/

/** Requests that would store an enquiry. */
function calls(page: Page) {
  const made: { reference: string; body: unknown }[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/contact'))
      made.push({ reference: request.headers()['idempotency-key'] ?? '', body: request.postDataJSON() })
  })
  return made
}

/** Counter for unique enquiries, so that tests find their own rows. */
let visitors = 0
const visitor = () => `visitor-${++visitors}@traders.example`
const rowsOf = (product: Product, email: string) =>
  product.rows('enquiries').filter((row) => row.email === email)

describe('Field errors', () => {
  test('every message of section 5, word for word, aria-invalid, and focus on the first', async ({
    open,
  }) => {
    const page = await open('/#contact')
    const sent = calls(page)
    const { form, field, button } = await liveEnquiryForm(page)

    await button.click()

    await expect(field.firstName).toBeFocused()
    const messages: Record<FieldName, string> = {
      firstName: 'First name must be at least 2 characters.',
      lastName: 'Last name must be at least 2 characters.',
      email: 'Please enter a valid email address.',
      company: 'Company name is required.',
      service: 'Please select a service.',
      message: 'Message must be at least 10 characters.',
      privacy: 'You must agree to the terms and privacy policy.',
    }
    for (const [name, message] of Object.entries(messages)) {
      await expect(field[name as FieldName]).toHaveAttribute('aria-invalid', 'true')
      await expect(field[name as FieldName]).toHaveAccessibleDescription(new RegExp(`^${message}`))
      await expect(form.getByText(message, { exact: true })).toBeVisible()
    }
    expect(sent).toEqual([])
    expect(page.context().pages()).toHaveLength(1)
  })

  test('each rule of section 5 alone, and an error is removed when its field is edited', async ({ open }) => {
    const page = await open('/#contact')
    const sent = calls(page)
    const { form, field, fill, button } = await liveEnquiryForm(page)
    const rules: [string, FieldName, Partial<Typed>][] = [
      [
        'firstName at least 2 characters: First name must be at least 2 characters.',
        'firstName',
        { firstName: 'A' },
      ],
      ['lastName at least 2: Last name must be at least 2 characters.', 'lastName', { lastName: ' R ' }],
      ['email valid: Please enter a valid email address.', 'email', { email: 'asha@traders' }],
      ['company at least 1: Company name is required.', 'company', { company: '   ' }],
      ['service chosen: Please select a service.', 'service', { service: '' }],
      ['message at least 10: Message must be at least 10 characters.', 'message', { message: ' 9 letters ' }],
      ['privacy checked: You must agree to the terms and privacy policy.', 'privacy', { privacy: false }],
    ]
    for (const [rule, wrong, values] of rules) {
      const message = rule.slice(rule.indexOf(': ') + 2)
      await fill(values)
      await button.click()
      await expect(field[wrong], rule).toBeFocused()
      await expect(form.getByText(message, { exact: true })).toBeVisible()
      await expect(form.locator('[aria-invalid=true]'), rule).toHaveCount(1)
      await fill()
      await expect(form.locator('[aria-invalid=true]'), rule).toHaveCount(0)
    }
    expect(sent).toEqual([])
  })

  test('“lengths are bounded (names and company 100, e-mail 254, message 4,000 characters) at field and server”', async ({
    open,
    product,
  }) => {
    const email = `${'e'.repeat(64)}@${'m'.repeat(63)}.${'a'.repeat(63)}.${'i'.repeat(58)}.in`
    const longest = {
      firstName: 'अ'.repeat(100),
      lastName: 'R'.repeat(100),
      company: 'C'.repeat(100),
      email,
      message: '😀'.repeat(4000),
    }
    expect(email).toHaveLength(254)
    const page = await open('/#contact')
    await mockWhatsApp(page)
    const { field, fill, form, button } = await liveEnquiryForm(page)

    await fill(Object.fromEntries(Object.entries(longest).map(([name, value]) => [name, `${value}x`])))
    await button.click()
    await expect(field.firstName).toBeFocused()
    for (const name of ['firstName', 'lastName', 'email', 'company', 'message'] as const) {
      await expect(form.getByText(enquiryRules[name].long, { exact: true })).toBeVisible()
      // Pasted text is not truncated, so that the visitor can shorten it.
      await expect(field[name]).toHaveValue(`${longest[name]}x`)
    }

    await fill(Object.fromEntries(Object.entries(longest).map(([name, value]) => [name, ` ${value} `])))
    await button.click()
    await expect(toastRegion(page)).toContainText('Message sent!')
    expect(rowsOf(product, email)).toMatchObject([
      {
        first_name: longest.firstName,
        last_name: longest.lastName,
        company: longest.company,
        message: longest.message,
      },
    ])
  })
})

describe('A valid enquiry', () => {
  test('is stored, mailed and passed to WhatsApp, and is in the database after a restart', async ({
    open,
    product,
  }) => {
    const page = await open('/#contact', { before: (page) => page.clock.install() })
    await mockWhatsApp(page)
    const sent = calls(page)
    const held = await hold(page, '**/api/contact')
    const { form, field, fill, values, button } = await liveEnquiryForm(page)
    const email = visitor()
    await fill({ email })
    await expect(button).toHaveText('Send Message')

    const tab = page.waitForEvent('popup')
    await button.click()

    // "submitting (button disabled, text Preparing WhatsApp...)"
    await expect(button).toBeDisabled()
    await expect(button).toHaveText('Preparing WhatsApp...')
    await expect(button).toHaveAccessibleName('Preparing WhatsApp...')
    const chat = await tab
    await expect(chat.locator('body')).toHaveText('Preparing WhatsApp...')
    expect(chat.url()).toBe('about:blank')
    await field.company.press('Enter')

    const request = await held.request
    expect(request.headers()).toMatchObject({ 'content-type': 'application/json' })
    expect(request.postDataJSON()).toEqual({
      firstName: 'Asha',
      lastName: 'Rao',
      email,
      company: 'Rao & Daughters',
      service: 'gst-services',
      message: typed.message,
      privacy: true,
      referral: { source: 'direct', page: '/' },
    })
    held.release()

    // "success (toast, form reset)"
    await expect(toastRegion(page)).toContainText('Message sent!')
    await expect(toastRegion(page)).toContainText("We've received your inquiry and will respond shortly.")
    await expect(button).toBeEnabled()
    await expect(button).toHaveText('Send Message')
    expect(await values()).toEqual({
      firstName: '',
      lastName: '',
      email: '',
      company: '',
      service: '',
      message: '',
      privacy: false,
    })
    expect(sent).toHaveLength(1)

    // "a WhatsApp chat link opens in a new tab, prefilled with name, email, company, service and message, to a fixed
    // business number"
    await expect(chat).toHaveURL(/^https:\/\/wa\.me\//)
    const { number, text } = readChat(chat.url())
    expect(number).toBe(firm.whatsapp.number)
    for (const part of ['Asha Rao', email, 'Rao & Daughters', 'GST Services', typed.message])
      expect(text).toContain(part)
    expect(await chat.evaluate(() => window.opener as unknown)).toBeNull()

    // "the page keeps showing the reference and the WhatsApp link after the toast has gone"
    expect(sent[0]?.reference).toMatch(reference)
    await page.clock.runFor(5000)
    await expect(toastRegion(page)).toBeHidden()
    await expect(form).toContainText(sent[0]!.reference)
    await expect(form.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute('href', chat.url())

    await product.stop()
    await product.start()
    const [row, ...others] = rowsOf(product, email)
    expect(others).toEqual([])
    expect(row).toMatchObject({
      reference: sent[0]!.reference,
      first_name: 'Asha',
      last_name: 'Rao',
      email,
      company: 'Rao & Daughters',
      service: 'gst-services',
      message: typed.message,
      privacy: 1,
    })
    const queued = product
      .rows('outbox')
      .filter(({ subject }) => String(subject).includes(sent[0]!.reference))
    expect(queued.map(({ kind, recipient }) => `${String(kind)} ${String(recipient)}`).toSorted()).toEqual(
      [`enquiry ${firm.email}`, `enquiry ${email}`].toSorted(),
    )
    const mails = () => product.mails().filter((mail) => mail.includes(sent[0]!.reference))
    await expect.poll(() => mails().length).toBe(2)
    const [toFirm] = mails().filter((mail) => mail.includes(`Reply-To: ${email}`))
    const [toVisitor] = mails().filter((mail) => mail !== toFirm)
    expect(toFirm).toContain('Rao & Daughters')
    expect(toVisitor).toContain(`We reply ${firm.promises.reply}.`)
    // Anyone can write in another person's name: the acknowledgement has none of the typed words.
    for (const word of ['Asha', 'Rao', typed.message]) expect(toVisitor).not.toContain(word)
  })

  test('“A double click or a retry stores one enquiry.”', async ({ open, product }) => {
    const page = await open('/#contact')
    await mockWhatsApp(page)
    const sent = calls(page)
    const { fill, button } = await liveEnquiryForm(page)
    const email = visitor()
    await fill({ email })

    await button.dblclick()

    await expect(toastRegion(page)).toContainText('Message sent!')
    await expect(button).toBeEnabled()
    expect(sent).toHaveLength(1)
    expect(rowsOf(product, email)).toHaveLength(1)
    expect(page.context().pages()).toHaveLength(2)
  })

  test('is passed on unchanged in its language, “the WhatsApp text is shortened to fit a link”', async ({
    open,
    product,
  }) => {
    const page = await open('/#contact')
    await mockWhatsApp(page)
    const { fill, button } = await liveEnquiryForm(page)
    const email = visitor()
    const message = 'हमें जीएसटी पंजीकरण चाहिए। '.repeat(100).trim()
    await fill({ email, firstName: 'आशा', message })

    const tab = page.waitForEvent('popup')
    await button.click()
    const chat = await tab

    await expect(chat).toHaveURL(/^https:\/\/wa\.me\//)
    expect(chat.url().length).toBeLessThanOrEqual(2000)
    expect(readChat(chat.url()).text).toContain('हमें जीएसटी पंजीकरण चाहिए।')
    expect(rowsOf(product, email)).toMatchObject([{ first_name: 'आशा', message }])
  })

  test('“the success toast always carries a real link as well”: also when the popup is blocked', async ({
    open,
  }) => {
    const page = await open('/#contact', {
      before: (page) => page.addInitScript(() => void (window.open = () => null)),
    })
    await mockWhatsApp(page)
    const { fill, form, button } = await liveEnquiryForm(page)
    const email = visitor()
    await fill({ email })

    await button.click()

    const link = toastRegion(page).getByRole('link', { name: 'Open WhatsApp' })
    await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\//)
    expect(readChat((await link.getAttribute('href'))!).text).toContain(email)
    await expect(form.getByRole('link', { name: 'Open WhatsApp' })).toBeVisible()
    const tab = page.waitForEvent('popup')
    await link.click()
    await expect(await tab).toHaveURL(/^https:\/\/wa\.me\//)
  })
})

describe('A failed enquiry', () => {
  interface Failure {
    what: string
    begin: (page: Page, product: Product) => Promise<unknown>
    end: (page: Page, product: Product) => Promise<unknown>
  }
  const failures: Failure[] = [
    {
      what: 'the server is down',
      begin: (_, product) => product.stop(),
      end: (_, product) => product.start(),
    },
    {
      what: 'the server answers 503',
      begin: (page) =>
        page.route('**/api/contact', (route) =>
          route.fulfill({ status: 503, json: { message: 'This is not available at the moment.' } }),
        ),
      end: (page) => page.unroute('**/api/contact'),
    },
    {
      what: 'the visitor is offline',
      begin: (page) => page.context().setOffline(true),
      end: (page) => page.context().setOffline(false),
    },
    {
      what: 'it is stored and the answer is lost',
      begin: (page) =>
        page.route('**/api/contact', async (route) => {
          await route.fetch()
          await route.abort()
        }),
      end: (page) => page.unroute('**/api/contact'),
    },
  ]
  test.for(failures)(
    '$what: “destructive toast titled Error sending message, text: Please try again or contact us directly via phone.”, and a retry stores one',
    async ({ begin, end }, { open, product }) => {
      const page = await open('/#contact', { expectedMessages: /Failed to load resource/ })
      await mockWhatsApp(page)
      const sent = calls(page)
      const { form, fill, values, button } = await liveEnquiryForm(page)
      const email = visitor()
      await fill({ email })
      await begin(page, product)

      const tab = page.waitForEvent('popup')
      await button.click()

      const chat = await tab
      if (!chat.isClosed()) await chat.waitForEvent('close')
      const alert = toastRegion(page).getByRole('alert')
      await expect(alert).toContainText('Error sending message')
      await expect(alert).toContainText('Please try again or contact us directly via phone.')
      await expect(alert).not.toContainText(/503|fetch|\{/)
      await expect(toastRegion(page).locator('[data-variant=destructive]')).toBeVisible()
      await expect(button).toBeEnabled()
      expect(await values()).toEqual({ ...typed, email })
      await expect(form.getByRole('link', { name: 'Open WhatsApp' })).toBeHidden()

      await end(page, product)
      await button.click()
      await expect(toastRegion(page)).toContainText('Message sent!')
      expect(new Set(sent.map((call) => call.reference)).size).toBe(1)
      expect(sent).toHaveLength(2)
      expect(rowsOf(product, email)).toHaveLength(1)
    },
  )

  test('a field error of the server is shown at its field', async ({ open }) => {
    const page = await open('/#contact', { expectedMessages: /status of 422/ })
    const message = 'Please enter a valid email address.'
    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 422,
        json: { message: 'Please correct the marked details.', fields: { email: message } },
      }),
    )
    const { field, fill, button } = await liveEnquiryForm(page)
    await fill()
    await button.click()
    await expect(field.email).toHaveAccessibleDescription(message)
    await expect(field.email).toHaveAttribute('aria-invalid', 'true')
    await expect(field.email).toBeFocused()
  })

  test('“What was typed stays after a failure, offline, and a reload in the same tab.”', async ({
    open,
    product,
  }) => {
    const page = await open('/#contact', { expectedMessages: /Failed to load resource/ })
    await mockWhatsApp(page)
    const sent = calls(page)
    const { fill, button } = await liveEnquiryForm(page)
    const email = visitor()
    await fill({ email })
    await page.context().setOffline(true)
    await button.click()
    await expect(toastRegion(page)).toContainText('Error sending message')
    await page.context().setOffline(false)

    await page.reload()
    const again = await liveEnquiryForm(page)
    expect(await again.values()).toEqual({ ...typed, email })
    await again.button.click()
    await expect(toastRegion(page)).toContainText('Message sent!')
    expect(sent.map((call) => call.reference)).toEqual([sent[0]!.reference, sent[0]!.reference])
    expect(rowsOf(product, email)).toHaveLength(1)

    // The draft is removed once the enquiry is stored.
    await page.reload()
    const stored = await liveEnquiryForm(page)
    expect((await stored.values()).email).toBe('')
    expect(
      await page.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)].join()),
    ).not.toContain(email)
  })
})

describe('The form before hydration', () => {
  test('“What is typed before hydration is kept.”', async ({ open, product }) => {
    const code = { release: () => {} }
    const page = await open('/#contact', {
      until: 'commit',
      before: async (page) => Object.assign(code, await hold(page, /\/assets\/(?!theme)[^/]+\.js$/)),
    })
    await mockWhatsApp(page)
    const { form, fill, values, button } = enquiryForm(page)
    const email = visitor()
    await fill({ email })
    // Without a listener, a submit must neither clear the form nor put its values into the URL.
    const address = page.url()
    await button.click()
    expect(page.url()).toBe(address)
    expect(await values()).toEqual({ ...typed, email })

    code.release()
    await liveEnquiryForm(page)
    expect(await values()).toEqual({ ...typed, email })
    await expect(form.locator('[aria-invalid=true]')).toHaveCount(0)
    await button.click()
    await expect(toastRegion(page)).toContainText('Message sent!')
    expect(rowsOf(product, email)).toHaveLength(1)
  })

  test('a submit before hydration is replayed after it', async ({ open, product }) => {
    const code = { release: () => {} }
    const page = await open('/#contact', {
      until: 'commit',
      before: async (page) => Object.assign(code, await hold(page, '**/assets/enquiry-form-*.js')),
    })
    await mockWhatsApp(page)
    const { fill, button } = enquiryForm(page)
    const email = visitor()
    await page.waitForLoadState('load')
    await fill({ email })
    await button.click()
    code.release()
    await expect(toastRegion(page)).toContainText('Message sent!')
    await expect(toastRegion(page).getByRole('link', { name: 'Open WhatsApp' })).toBeVisible()
    expect(rowsOf(product, email)).toHaveLength(1)
  })

  test('“Without JavaScript the form’s place shows e-mail, phone and WhatsApp instead.”', async ({
    open,
  }) => {
    const page = await open('/#contact', { javaScriptEnabled: false })
    await expect(page.getByRole('form', { name: 'Send Us a Message' })).toBeHidden()
    const instead = page.locator('#contact').getByText('The form needs JavaScript.').locator('..')
    await expect(instead.getByRole('link', { name: firm.email })).toHaveAttribute(
      'href',
      `mailto:${firm.email}`,
    )
    await expect(instead.locator(`a[href="${firm.phone.href}"]`)).toBeVisible()
    await expect(instead.locator('a[href^="https://wa.me/"]')).toBeVisible()
  })

  test('“The form says before sending that the details are carried into WhatsApp.”', async ({ open }) => {
    const page = await open('/#contact')
    await expect(enquiryForm(page).form).toContainText(
      /When you press Send, .* WhatsApp then receives these details/,
    )
  })
})
