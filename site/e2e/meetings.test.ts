import { readFileSync } from 'node:fs'
/** Meetings: booking, rescheduling and cancelling, from another time zone and by keyboard. */
import type { Locator, Page } from 'playwright'
import PostalMime from 'postal-mime'
import { describe } from 'vitest'
import { firm } from '../content/firm.ts'
import { violations } from './support/axe.ts'
import type { Product } from './support/product.ts'
import { expect, test } from './support/test.ts'
import { hydrated } from './support/waiting.ts'

const fromNewYork = { timezoneId: 'America/New_York', locale: 'en-US' }
const email = 'lakshmi@raosweets.example'

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The heading of the first step. */
const first = 'What is it about, and how do we meet?'

/** Presses Tab until an element has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 90; stops++) {
    if (await target.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(target)}`)
}

async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Asserts that a heading has focus, and that axe finds no violations. */
async function reaches(page: Page, name: string): Promise<void> {
  await expect(heading(page, name)).toBeFocused()
  expect(await violations(page), name).toEqual([])
}

/** Selects the same weekday in two weeks, or the next available day. */
async function chooseDay(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible()
  await tabTo(page, page.locator('[role=grid] [role=button][tabindex="0"]'))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const focused = page.locator('[role=grid] [role=button]:focus')
  while ((await focused.getAttribute('aria-disabled')) === 'true') await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
}

/** The start time in the URL, in IST. */
function startIn(address: string): string {
  const { searchParams } = new URL(address)
  return new Date(`${searchParams.get('day')}T${searchParams.get('time')}:00+05:30`).toISOString()
}

const bookElsewhere = ({ origin }: Product, start: string, who: string) =>
  fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      service: 'other',
      mode: 'video',
      start,
      name: who,
      email: `${who}@elsewhere.example`,
      privacy: true,
    }),
  })

/** Mails to the visitor with these words in the subject. */
async function mailsTo(product: Product, words: string) {
  const all = await Promise.all(product.mails().map((mail) => PostalMime.parse(mail)))
  return all.filter(({ to, subject }) => to?.[0]?.address === email && subject?.includes(words))
}

/** The link in the mail, relative to the product's origin. */
async function linkFrom(product: Product, words: string): Promise<string> {
  await expect.poll(async () => (await mailsTo(product, words)).length).toBe(1)
  const [mail] = await mailsTo(product, words)
  const link = /https?:\/\/[^\s<>"]+#booking=[^\s<>"]+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`There is no link in ${mail?.text}`)
  const { pathname, hash } = new URL(link)
  return pathname + hash
}

const isFree = async ({ origin }: Product, start: string) => {
  const answer = await fetch(`${origin}/api/bookings/slots?days=62`)
  return (await answer.text()).includes(start)
}

describe('“/schedule-meeting | Book a meeting”: “30-minute slots in business hours, a service and a mode, confirmation with an .ics, reschedule and cancel by link”', () => {
  test(
    'booked, rescheduled and cancelled from New York, by keyboard; input is preserved if the slot is taken in the meantime',
    {
      timeout: 90_000,
    },
    async ({ open, product }) => {
      const page = await open('/services/gst-filing', {
        ...fromNewYork,
        expectedMessages: /409 \(Conflict\)/,
      })
      const carried: string[] = []
      page.on('request', (request) => {
        if (!new URL(request.url()).pathname.startsWith('/api/bookings')) carried.push(request.url())
        carried.push(request.headers().referer ?? '')
      })
      await pressByKey(page, page.getByRole('main').getByRole('link', { name: 'Book a meeting' }).first())
      await expect(page.getByRole('radio', { name: 'GST Services' })).toBeChecked()
      await pressByKey(page, button(page, 'Continue'))
      const ways = page.getByRole('radiogroup', { name: 'Way to meet' })
      await expect(ways).toHaveAccessibleDescription(/^Please choose how we meet\./)
      await expect(ways.getByRole('radio', { name: /^Video call/ })).toBeFocused()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      await expect(heading(page, first)).toBeVisible()
      await pressByKey(page, button(page, 'Continue'))

      await reaches(page, 'Which day?')
      await chooseDay(page)

      await reaches(page, 'What time?')
      const half = page.getByRole('radio', { name: /^9:30 AM (?:11:00 PM, \w{3} \d+ \w{3,4}|12:00 AM)$/ })
      await tabTo(page, half)
      await page.keyboard.press('Space')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: /^10:00 AM/ })).toBeChecked()
      await pressByKey(page, button(page, 'Continue'))

      await reaches(page, 'Who are we meeting?')
      const wanted = startIn(page.url())
      await page.goBack()
      await expect(heading(page, 'What time?')).toBeVisible()
      await expect(page.getByRole('radio', { name: /^10:00 AM/ })).toBeChecked()
      await page.goForward()
      await expect(page.getByText(/in New York/)).toBeVisible()

      await pressByKey(page, button(page, 'Book this time'))
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
      await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveAccessibleDescription(
        /^Please enter a valid email address\./,
      )
      await page.keyboard.type('Lakshmi Venkataraman')
      await tabTo(page, page.getByRole('textbox', { name: 'Email', exact: true }))
      await page.keyboard.type(email)
      await tabTo(page, page.getByRole('checkbox'))
      await page.keyboard.press('Space')
      for (const who of ['asha', 'meera'])
        expect((await bookElsewhere(product, wanted, who)).status).toBe(201)
      await pressByKey(page, button(page, 'Book this time'))

      await reaches(page, 'Someone has just booked this time.')
      await tabTo(page, page.getByRole('radio').first())
      await page.keyboard.press('Space')
      await pressByKey(page, button(page, 'Book this time'))
      await reaches(page, 'Your meeting is booked.')
      await expect(page.getByText(email)).toBeVisible()
      const saving = page.waitForEvent('download')
      await pressByKey(page, button(page, 'Save to calendar (.ics)'))
      const file = await saving
      expect(file.suggestedFilename()).toBe('meeting.ics')
      const calendar = readFileSync(await file.path(), 'utf8')
      const reference = /BK(?:-[0-9A-Z]{4}){3}/.exec(await page.getByRole('main').innerText())?.[0]
      expect(calendar).toContain(`UID:${reference}@`)
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Lakshmi')

      const link = await linkFrom(product, 'is booked')
      const mailed = await open(link, fromNewYork)
      await reaches(mailed, 'Your meeting is confirmed.')
      await expect(mailed.getByRole('main')).toContainText(reference!)
      await pressByKey(mailed, button(mailed, 'Move it'))
      await reaches(mailed, 'Which day do you want?')
      await chooseDay(mailed)
      await reaches(mailed, 'What time do you want?')
      const before = JSON.parse(
        await (await fetch(product.origin + apiOf(link).path, apiOf(link))).text(),
      ) as { start: string }
      await tabTo(
        mailed,
        mailed
          .getByRole('radio', { name: /^4:00 PM/ })
          .or(mailed.getByRole('radio').first())
          .first(),
      )
      await mailed.keyboard.press('Space')
      await mailed.keyboard.press('ArrowDown')
      await pressByKey(mailed, button(mailed, 'Move to this time'))
      await reaches(mailed, 'Your meeting has been moved.')
      expect(await isFree(product, before.start)).toBe(true)

      await pressByKey(mailed, button(mailed, 'Cancel it'))
      await reaches(mailed, 'Cancel this meeting?')
      await pressByKey(mailed, button(mailed, 'Cancel the meeting'))
      await reaches(mailed, 'Your meeting is cancelled.')
      await expect.poll(async () => (await mailsTo(product, 'was cancelled')).length).toBe(1)

      const key = new URLSearchParams(new URL(link, product.origin).hash.slice(1)).get('key')!
      expect(carried.filter((each) => each.includes(key))).toEqual([])
    },
  )

  test('on a phone a tap that answers the last question of a step moves on, and Back keeps the answers', async ({
    open,
  }) => {
    const page = await open('/schedule-meeting', {
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    const label = (name: string) => page.locator('label').filter({ hasText: name })
    await label('Phone call').tap()
    // Two answers before hydration are kept, and do not move on.
    await hydrated(label('Phone call'))
    await expect(heading(page, first)).toBeVisible()
    await label('GST Services').tap()
    await expect(heading(page, 'Which day?')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('radio', { name: 'GST Services' })).toBeChecked()
    await label('Tax Services').tap()
    await label('Video call').tap()
    await expect(heading(page, first)).toBeVisible()
    await button(page, 'Continue').tap()
    await expect(heading(page, 'Which day?')).toBeFocused()
    await page.locator('[role=grid] [role=button]:not([aria-disabled=true])').last().tap()
    await expect(heading(page, 'What time?')).toBeFocused()
    await page.locator('label:has(input[name=start])').last().tap()
    await expect(heading(page, 'Who are we meeting?')).toBeFocused()
    await expect(page.getByRole('main')).toContainText('Tax Services')
    await button(page, 'Back').tap()
    await expect(heading(page, 'What time?')).toBeFocused()
    await expect(page.locator('input[name=start]').last()).toBeChecked()
  })

  test('the calendar is loaded from the first answer on, and the policy allows its style element', async ({
    open,
  }) => {
    const page = await open('/schedule-meeting')
    const isLoaded = () =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/later-steps-[^/]*\.js$/.test(name)),
      )
    const service = page.getByRole('radio', { name: 'GST Services' })
    await expect(service).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await isLoaded()).toBe(false)
    await service.press('Space')
    await expect.poll(isLoaded).toBe(true)
    await page.getByRole('radio', { name: /^Phone/ }).press('Space')
    await button(page, 'Continue').click()
    await expect(page.getByRole('grid')).toBeVisible()
    // A style element that the policy blocks has no sheet.
    const rules = () =>
      page
        .locator('head style')
        .evaluateAll((styles: HTMLStyleElement[]) => styles.map(({ sheet }) => sheet?.cssRules.length))
    await expect.poll(rules).toEqual([1])
  })

  test('a tampered link shows a helpful error and no booking', async ({ open }) => {
    const page = await open('/schedule-meeting#booking=BK-7K3M-Q9XD-2B4F&key=changed', {
      expectedMessages: /403 \(Forbidden\)/,
    })
    await reaches(page, 'This link does not open a meeting.')
    await expect(page.getByText('Please open it again from our mail, or contact us.')).toBeVisible()
    await button(page, 'Book a new meeting').click()
    await expect(heading(page, first)).toBeVisible()
  })

  test('“Without JavaScript the page offers phone, e-mail and WhatsApp”, and the hours', async ({ open }) => {
    const page = await open('/schedule-meeting', { javaScriptEnabled: false })
    await expect(button(page, 'Continue')).toBeHidden()
    const instead = heading(page, 'Book by phone, email or WhatsApp').locator('..')
    await expect(instead.locator(`a[href="${firm.phone.href}"]`)).toBeVisible()
    await expect(instead.getByRole('link', { name: firm.email })).toBeVisible()
    await expect(instead.locator('a[href^="https://wa.me/"]')).toBeVisible()
    await expect(instead.getByText('9:30 AM - 6:30 PM').first()).toBeVisible()
  })
})

/** The API request for the booking of a link. */
function apiOf(link: string): { path: string; headers: Record<string, string> } {
  const params = new URLSearchParams(link.slice(link.indexOf('#') + 1))
  return { path: `/api/bookings/${params.get('booking')}`, headers: { 'Link-Key': params.get('key')! } }
}
