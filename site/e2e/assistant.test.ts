/** The assistant as a visitor uses it, and each promise of the page about it. */
import type { AssistantAnswer } from '@anupalan/server/contract/assistant/schema'
import { describe } from 'vitest'
import { assistantPage, chat, handOver } from '../pages/assistant/words.ts'
import { virtualAssistant } from '../pages/virtual-assistant/words.ts'
import type { Product } from './support/product.ts'
import { main } from './support/parts.ts'
import { expect, test } from './support/test.ts'
import { toolForm } from './support/tool.ts'

async function ask({ origin }: Product, question: string, more: object = {}): Promise<AssistantAnswer> {
  const response = await fetch(`${origin}/api/assistant`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ question, ...more }),
  })
  expect(response.status, question).toBe(200)
  return (await response.json()) as AssistantAnswer
}

/** Paths and fragments of an answer's sources; none of a declined question. */
const sourcesOf = (answer: AssistantAnswer) =>
  answer.kind === 'answer' ? answer.sources.map(({ address }) => address) : []

describe('“AI assistant page”', () => {
  test('answers with citations that open the section, keeps the chat in the tab, and takes it to a person', async ({
    open,
  }) => {
    const page = await open('/ai-assistant')
    const field = page.getByLabel(chat.question.label)
    const conversation = page.getByRole('region', { name: chat.conversation })

    await field.fill('Which papers do I need for GST registration?')
    await field.press('Enter')
    const first = conversation.getByRole('article').first()
    const citation = first.getByRole('link', { name: /^Source 1:/ }).first()
    const address = await citation.getAttribute('href')
    await expect(field).toBeFocused()
    await citation.click()
    await expect(page).toHaveURL((url) => url.pathname + url.hash === address)
    await expect(page.locator(`[id="${address!.split('#')[1]}"]`)).toBeInViewport()
    await page.goBack()
    await expect(first).toBeVisible()

    await field.fill('How much is GST on ₹12,345 at 18%?')
    await field.press('Enter')
    const second = conversation.getByRole('article').nth(1)
    await expect(second.getByRole('table')).toContainText('₹14,567.10')
    await second.getByRole('link', { name: /^Open “/ }).click()
    await expect(toolForm(page).locator('[name=amount]')).toHaveValue(/12,?345/)
    await page.goBack()

    const person = page.getByRole('region', { name: handOver.heading })
    await person.getByLabel(handOver.consent).check()
    const text = person.getByLabel(handOver.conversation.label)
    await expect(text).toHaveValue(/12,345[^]*\/tools\/gst/)
    await text.fill('What I ask you about, as I changed it.')
    await expect(person.getByRole('link', { name: handOver.ways.whatsApp })).toHaveAttribute(
      'href',
      /as%20I%20changed%20it/,
    )
    await person.getByRole('link', { name: handOver.ways.meeting }).click()
    await expect(page).toHaveURL('/schedule-meeting')
    await page.goBack()
    await person.getByLabel(handOver.consent).check()
    await text.fill('What I ask you about, as I changed it.')
    await person.getByRole('link', { name: handOver.ways.enquiry }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'What I ask you about, as I changed it.',
    )
    await page.goBack()

    await page.getByRole('button', { name: chat.clear }).click()
    await expect(conversation.getByRole('article')).toHaveCount(0)
    await page.reload()
    await expect(field).toBeVisible()
    await expect(conversation.getByRole('article')).toHaveCount(0)
  })

  test('takes nothing along without consent', async ({ open }) => {
    const page = await open('/ai-assistant')
    await page.getByLabel(chat.question.label).fill('Should I appeal?')
    await page.getByRole('button', { name: chat.ask, exact: true }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: chat.askPerson }).click()
    await expect(page.getByRole('heading', { name: handOver.heading })).toBeFocused()
    await page.getByRole('link', { name: handOver.ways.enquiry }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  })

  test('without JavaScript the question and each suggestion open an answer of the server', async ({
    open,
  }) => {
    const page = await open('/ai-assistant', { javaScriptEnabled: false })
    await expect(page.getByLabel(chat.keep)).toBeHidden()
    await page.getByLabel(chat.question.label).fill('What does a late GSTR-3B return cost?')
    await page.getByRole('button', { name: chat.ask, exact: true }).click()
    await expect(main(page)).toContainText('₹50')
    await page.goBack()
    await page.getByRole('button', { name: assistantPage.suggestions.questions[0] }).click()
    await expect(main(page)).toContainText('GSTR-3B')
    await expect(page.getByRole('link', { name: '[1]' }).first()).toBeVisible()
  })

  test('each suggestion has an answer', async ({ product }) => {
    for (const question of assistantPage.suggestions.questions)
      expect((await ask(product, question)).kind, question).toBe('answer')
  })
})

type Check = (product: Product) => Promise<void>

const hasSource =
  (question: string, address: RegExp): Check =>
  async (product) => {
    const answer = await ask(product, question)
    expect(sourcesOf(answer).join(' '), question).toMatch(address)
  }

const declines =
  (reason: string, ...questions: readonly string[]): Check =>
  async (product) => {
    for (const question of questions)
      expect(await ask(product, question), question).toMatchObject({ kind: 'decline', reason })
  }

const all =
  (...checks: readonly Check[]): Check =>
  async (product) => {
    for (const check of checks) await check(product)
  }

/** Held by the first test of this file: the conversation goes to a person as it was edited, with consent. */
const aboveInThisFile: Check = async () => {}

describe('“/virtual-assistant-info | Virtual assistant information” promises only what works', () => {
  const { can, cannot, person, today } = virtualAssistant

  const promises: Readonly<Record<string, Check>> = {
    'Tell you a due date for your kind of business, with its section of the law': async (product) => {
      const answer = await ask(product, 'When is GSTR-3B due for a quarterly filer?')
      if (answer.kind !== 'answer') throw new Error(answer.kind)
      expect(answer.sources[0]?.kind).toBe('calendar')
      expect(answer.sources[0]?.heading).toContain('s.39(1)')
    },
    'Tell you a rate, a limit or a late fee from our tables, with the date it was last checked': all(
      hasSource('What is the 87A rebate limit?', /new-or-old-tax-regime#/),
      hasSource('What is the TDS rate on rent?', /tds/),
      hasSource('What does a late GSTR-3B return cost?', /late-fee#/),
    ),
    'Calculate a figure with our tools, and show the working': async (product) => {
      const answer = await ask(product, 'How much is GST on ₹10,000 at 18%?')
      if (answer.kind !== 'answer') throw new Error(answer.kind)
      expect(answer.working?.lines.at(-1)).toMatchObject({ amount: '₹11,800', isTotal: true })
      expect(answer.tool?.address).toMatch(/^\/tools\/gst#/)
    },
    'Say what papers a service needs, how long it takes and what it costs': all(
      hasSource('Which papers do I need for GST registration?', /gst/),
      hasSource('How long does GST registration take?', /\/services\//),
      hasSource('What does bookkeeping cost for 60 entries a month?', /\/pricing#bookkeeping/),
    ),
    'Find the right article, template or form': all(
      hasSource('Is there a format for a payslip?', /^\/business-templates\/payslip/),
      hasSource('What changes with the Income-tax Act 2025?', /\/resources\/income-tax-act-2025/),
    ),
    'Pass your question to a person, if you ask for it': aboveInThisFile,
    'List your own due dates and open tasks, while you are signed in as a client': declines(
      'sign-in',
      'What are my due dates?',
    ),
    'See your papers or your returns': declines('advice', 'Show me my last return', 'मेरा रिटर्न दिखा दो'),
    'File, pay, sign or change anything': declines(
      'advice',
      'File my GSTR-3B for me',
      'Pay my advance tax',
      'Sign my return',
      'Change my password',
    ),
    'Look anything up on other websites': declines(
      'not-covered',
      'Look up the news on GST',
      'What does the income tax portal say today?',
    ),
    'Answer where we have no table: it then says that it does not know': declines(
      'not-covered',
      'Which whales sing at night?',
    ),
    'Promise what an officer or court will decide': declines(
      'advice',
      'Will the officer accept my reply?',
      'Will the court decide for me?',
    ),
    'What you should do in your own case': declines('advice', 'Should I register my shop as an LLP?'),
    'A notice, an order, or a date that has passed': declines(
      'advice',
      'I have received a notice. What now?',
      'I got an order under section 73.',
      'I forgot to file GSTR-3B.',
    ),
    'Which of two readings of the law is correct': declines(
      'advice',
      'Which of two readings of section 54 is correct?',
    ),
    'Anything about income or property in two countries': declines(
      'other-field',
      'How is my house in Dubai taxed?',
      'Is my foreign income taxed here?',
    ),
  }

  test('each has a check', () => {
    expect(Object.keys(promises).toSorted()).toEqual(
      [...can.points, ...cannot.points, ...person.points].map(String).toSorted(),
    )
  })

  test('and is kept', async ({ product }) => {
    for (const check of Object.values(promises)) await check(product)
  })

  test('each question to ask it is answered from the page beside it, or left to a person', async ({
    open,
    product,
  }) => {
    const page = await open('/virtual-assistant-info')
    await expect(main(page).getByRole('link', { name: 'Ask the assistant' })).toHaveAttribute(
      'href',
      '/ai-assistant',
    )
    const rows = page.getByRole('table', { name: today.heading }).getByRole('row')
    await expect(rows).toHaveCount(today.examples.length + 1)
    for (const { question, answeredBy } of today.examples) {
      const answer = await ask(product, question)
      if (answeredBy.href === '/#contact') expect(answer, question).toMatchObject({ reason: 'advice' })
      else
        expect(
          sourcesOf(answer).some((address) => address.startsWith(answeredBy.href)),
          `${question}: ${sourcesOf(answer).join(' ')}`,
        ).toBe(true)
    }
  })
})
