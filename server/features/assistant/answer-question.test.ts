import type { Section } from '@anupalan/server/contract/site/sections'
import { describe, expect, test } from 'vitest'
import { answerQuestion } from './answer-question.ts'
import { createSectionIndex } from './section-index.ts'

const today = '2026-11-26'

const section = (
  path: string,
  anchor: string,
  kind: Section['kind'],
  heading: string,
  ...texts: string[]
): Section => ({ path, anchor, kind, title: 'Company', headings: [heading], asOf: '2026-11-20', texts })

/** Words are rare only beside others. */
const others = Array.from({ length: 60 }, (_, at) =>
  section('/resources/other', `part${at}`, 'article', `Part ${at}`, `Note ${at} of a shop and its papers.`),
)

const index = await createSectionIndex(
  [
    ...others,
    section(
      '/services/business-registration',
      'done',
      'service',
      'What we do',
      'Trademark filings have a separate quote.',
    ),
    section('/pricing', 'tax-filing', 'page', 'Fee of a return', 'We file a return for a fee of ₹2,500.'),
    section(
      '/resources/gst',
      'limits',
      'article',
      'The limits of GST',
      'GST is needed above ₹40,00,000 of sales of a stall.',
    ),
    section(
      '/resources/company',
      'kyc',
      'article',
      'Directors’ KYC',
      'Each director files KYC within 30 days of a change of mobile number.',
    ),
  ],
  () => today,
)

const ask = (question: string) =>
  answerQuestion({ question, mayKeep: false, mayRephrase: false }, { index, today }).answer
const textsOf = (question: string) => {
  const answer = ask(question)
  return answer.kind === 'answer' ? answer.sentences.map(({ text }) => text) : [answer.kind]
}

describe('another field', () => {
  test('is answered if the firm is asked for what a page of its services speaks of', () => {
    expect(textsOf('Do you do trademark filings?')).toEqual(['Trademark filings have a separate quote.'])
  })

  test.each(['How do I register a trademark?', 'Do you handle a divorce?', 'Do you get me a visa?'])(
    'is declined: %s',
    (question) => {
      expect(ask(question)).toMatchObject({ kind: 'decline', reason: 'other-field' })
    },
  )
})

describe('whether something applies', () => {
  test('is answered from a page, where a calculator would ask', () => {
    expect(textsOf('sale of 36 lakh in my stall, do i need gst')[0]).toContain('GST is needed above')
    expect(ask('gst on a sale of 36 lakh, how much')).toMatchObject({ kind: 'question' })
  })
})

describe('a case with an amount', () => {
  const question = 'bhai se 60 hazar udhaar liya dukan ke liye, income tax lagega?'
  const page = section(
    '/resources/cash',
    'loans',
    'article',
    'Limits on cash',
    'No loan of ₹20,000 or more is taken in cash.',
  )
  const tool = section('/tools/income-tax', '', 'tool', 'Income tax', 'Income is taxed by slabs.')
  const askWith = async (...given: readonly Section[]) =>
    answerQuestion(
      { question, mayKeep: false, mayRephrase: false },
      { index: await createSectionIndex([...others, ...given], () => today), today },
    ).answer
  const asked = {
    ...page,
    questions: ['saale se 50 hazar udhaar liya dukan ke liye, income tax wale kya karenge'],
  }

  test('is answered from a page that others asked, if none of them asked the calculator', async () => {
    const answer = await askWith(asked, tool)
    expect(answer.kind === 'answer' && answer.sentences[0]!.text).toBe(page.texts[0])
    expect(answer).not.toHaveProperty('tool')
  })

  test('is worked out first if others asked the calculator, too', async () => {
    const answer = await askWith(asked, { ...tool, questions: ['income tax on 9 lakh'] })
    expect(answer).toMatchObject({ tool: {} })
    expect(answer.kind === 'answer' && answer.sentences.at(-1)!.text).toBe(page.texts[0])
  })
})

test('what others asked a page is no advice, unless it is one’s own trouble', async () => {
  const withExample = await createSectionIndex(
    [
      ...others,
      {
        ...section('/resources/gst', 'exports', 'article', 'Exports', 'An export of services is zero-rated.'),
        questions: ['client in dubai pays me dollars, should i add gst on his bill'],
      },
    ],
    () => today,
  )
  const answer = (question: string) =>
    answerQuestion({ question, mayKeep: false, mayRephrase: false }, { index: withExample, today }).answer
  expect(answer('client in canada pays me dollars, should i add gst on his invoice')).toMatchObject({
    sentences: [{ text: 'An export of services is zero-rated.' }],
  })
  expect(answer('client in dubai pays me dollars, notice, should i add gst on his bill')).toMatchObject({
    kind: 'decline',
    reason: 'advice',
  })
})

test('what the firm charges is no advice, although the question reads like it', () => {
  expect(textsOf('do you charge a fee to file my return')[0]).toContain('₹2,500')
  expect(ask('please file my return for me')).toMatchObject({ kind: 'decline', reason: 'advice' })
})

describe('a date', () => {
  test('is followed by what a page adds for the rest of the question', () => {
    const texts = textsOf('director mobile number change, when is DIR-3 KYC due')
    expect(texts[0]).toContain('DIR-3 KYC')
    expect(texts.at(-1)).toBe('Each director files KYC within 30 days of a change of mobile number.')
  })

  test('stands alone if it is all that was asked', () => {
    expect(ask('when is DIR-3 KYC due')).toMatchObject({ sentences: [{ sources: [0] }] })
  })
})

describe('a case of one’s own', () => {
  const page = section(
    '/resources/refunds',
    'held',
    'article',
    'A refund that is held',
    'The officer may hold a refund of an exporter.',
  )
  const answerFrom = async (question: string, given: Section) =>
    answerQuestion(
      { question, mayKeep: false, mayRephrase: false },
      { index: await createSectionIndex([...others, given], () => today), today },
    ).answer
  const question = 'officer held my exporter refund, is the officer right'

  test('is for a person, whatever a page says of the matter', async () => {
    expect(await answerFrom(question, page)).toMatchObject({ kind: 'decline', reason: 'advice' })
    expect(await answerFrom('may the officer hold an exporter refund', page)).toMatchObject({
      kind: 'answer',
    })
  })

  test('is answered by a page of which others asked the same', async () => {
    expect(await answerFrom(question, { ...page, questions: [question] })).toMatchObject({ kind: 'answer' })
  })

  test('is not covered if it is long and the best page has little of it', async () => {
    const long =
      'the refund of an exporter may be held and it is of a cousin who has his tractor in the village now'
    expect(await answerFrom(long, page)).toMatchObject({ kind: 'decline', reason: 'not-covered' })
    expect(await answerFrom(long, { ...page, questions: [long] })).toMatchObject({ kind: 'answer' })
  })
})
