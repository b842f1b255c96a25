import type { Section } from '@anupalan/server/contract/site/sections'
import { describe, expect, test } from 'vitest'
import { quote } from './section-answer.ts'
import { createSectionIndex } from './section-index.ts'

const section = (...texts: string[]): Section => ({
  path: '/notices',
  anchor: 'all',
  kind: 'page',
  title: 'I got a notice',
  headings: ['DRC-22 Bank account attached for now'],
  asOf: '2026-11-20',
  texts,
})

const labelled = [
  'The Commissioner froze an account so that tax can be recovered later, in whatever bank of the country it may be.',
  'It ends after a year, unless the Commissioner withdraws it before in writing and the bank has his letter.',
  'Time to answer: 7 days after it reached you, counted from the day on which the paper was given to you by hand.',
  'Papers to find: The attachment order, what the account is for, a bank guarantee if you can offer one to the officer.',
  'Where the answer goes: An objection in DRC-22A on the portal, with the papers that show what the money is for.',
  'If nothing is done: The account stays frozen, and what comes in can neither be drawn nor transferred by anybody.',
  'Who answers: You can, or a partner here for you, who writes the objection and talks to the officer in your place.',
]

/** The sentences that are quoted for a question about the only section. */
async function quoted(texts: readonly string[], question: string): Promise<readonly string[]> {
  const index = await createSectionIndex([section(...texts)], () => '2026-11-26')
  const query = index.read(question)
  return quote(index.find(query), query, index).map(({ text }) => text)
}

test('an answer is quoted with its question', async () => {
  const faq = { ...section('Yes: 30 minutes.'), headings: ['Is the first talk free?'] }
  const index = await createSectionIndex([faq], () => '2026-11-26')
  const query = index.read('free talk')
  expect(quote(index.find(query), query, index)).toEqual([
    { section: faq, text: 'Is the first talk free? Yes: 30 minutes.' },
  ])
})

test('what else is asked is quoted from the next section that states it', async () => {
  const filler = (at: number) =>
    `Note ${at}: the registration fee of a shop and its certificate are seen by an officer, and nobody comes for it.`
  const fee = {
    ...section('Registration of a shop, with its certificate: ₹3,500 once.'),
    anchor: 'fee',
    headings: ['Registration fee of a shop'],
  }
  const steps = {
    ...section(...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(filler), 'It takes 7 days.'),
    anchor: 'steps',
    headings: ['What follows'],
  }
  const index = await createSectionIndex([fee, steps], () => '2026-11-26')
  const query = index.read('registration fee of a shop with certificate, and how many days')
  const texts = quote(index.find(query), query, index).map(({ text }) => text)
  expect(texts[0]).toContain('₹3,500')
  expect(texts.at(-1)).toBe('It takes 7 days.')
})

test('the name of what follows is quoted with it', async () => {
  const texts = [
    'Go to the portal and begin the application there, with the number and the mail of the business at hand.',
    'Attachment order.',
    'Some people are called to a centre for a photograph and for their fingerprints before anything is decided.',
    ...labelled.slice(0, 2),
    'Nobody has to go to an office for it, and no agent has to be paid for what the portal does by itself for free.',
    'The certificate comes by mail, and belongs to a place where those who come to the shop can see it on the wall.',
    'A shop in a rented place needs a letter of its owner, and one in a place of its own a receipt of the tax on it.',
    'What was uploaded can be changed until somebody has looked at it, and after that only if he asks for a change.',
    'A number of the application is shown at the end, by which everybody can see how far the office is with the work.',
    'Whoever is late has nothing from the weeks before, and pays what was due in them from the money of the business.',
  ]
  expect(await quoted(texts, 'attachment order')).toContain(texts[2])
})

test('a section that was found by the words of those who ask is quoted as a whole', async () => {
  const texts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(
    (at) =>
      `Line ${at} says of the registration of a shop and its certificate what an officer sees of it there.`,
  )
  const asked = { ...section(...texts), asked: 'thermal paper fades vanishes' }
  const find = async (question: string) => {
    const index = await createSectionIndex([asked], () => '2026-11-26')
    const query = index.read(question)
    return quote(index.find(query), query, index)
  }
  expect((await find('registration certificate')).length).toBeLessThan(texts.length)
  expect(await find('my paper fades and vanishes, a certificate')).toHaveLength(texts.length)
})

describe('a section of labelled lines', () => {
  test('is quoted as a whole, whichever line is asked for', async () => {
    for (const question of ['DRC-22 account attached', 'DRC-22 what if I do nothing', 'DRC-22 papers'])
      expect(await quoted(labelled, question)).toHaveLength(labelled.length)
  })

  test('is not a text of as many sentences', async () => {
    const sentences = [
      ...labelled.map((text) => text.replace(/^[^:]+: /, '')),
      'An inspector may come to the place of business, and looks at the goods and at the registers that are kept there.',
      'A bank of another country is outside of this, and so is what belongs to a trust for people who are not the owner.',
    ]
    expect((await quoted(sentences, 'DRC-22 account attached')).length).toBeLessThan(sentences.length)
  })
})
