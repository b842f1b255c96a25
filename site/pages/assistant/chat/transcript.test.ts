import { describe, expect, test } from 'vitest'
import { answered, calculated, declined, ofAccount } from './chat.samples.ts'
import type { Exchange, Outcome } from './exchange.ts'
import { conversationOf, copyOf, inTwoParts, shortened, textOf } from './transcript.ts'

const exchange = (question: string, outcome: Outcome, id = 1): Exchange => ({
  id,
  question,
  wishes: { mayKeep: false, mayRephrase: false },
  outcome,
})

describe('an answer as text', () => {
  test('has its citations, working and the URLs of its sources', () => {
    expect(copyOf(calculated, 'https://a.example').split('\n')).toEqual([
      'GST at 18% on ₹10,000 is ₹1,800; with tax it is ₹11,800. [1]',
      'One of these figures could not be confirmed fully: confirm before filing.',
      '',
      'Working, in rupees',
      'Taxable value: ₹10,000',
      'CGST at 9%: ₹900',
      'SGST at 9%: ₹900',
      'Total: ₹11,800',
      '',
      'Sources:',
      '[1] GST calculator, https://a.example/tools/gst#mode=add&amount=10000&rate=1800',
    ])
    expect(copyOf(declined, '')).toBe(declined.text)
  })
})

describe('a long answer', () => {
  const sentences = Array.from({ length: 7 }, (_, at) => ({ text: `Sentence ${at}.`, sources: [at % 2] }))

  test('begins with the sentences of its best source', () => {
    const { first, more } = inTwoParts({ sentences })
    expect(first.map(({ text }) => text)).toEqual([
      'Sentence 0.',
      'Sentence 2.',
      'Sentence 4.',
      'Sentence 6.',
    ])
    expect(more).toHaveLength(3)
    expect(textOf({ ...answered, sentences })).toBe('Sentence 0. Sentence 2. Sentence 4. Sentence 6.')
  })

  test('is whole if it is short', () => {
    expect(inTwoParts({ sentences: sentences.slice(1) })).toEqual({ first: sentences.slice(1), more: [] })
  })
})

describe('the conversation for a person', () => {
  test('has questions, answers and sources', () => {
    const text = conversationOf([exchange('Late?', answered), exchange('And me?', declined, 2)], 4000)
    expect(text).toContain('Question: Late?\nAnswer: A late GSTR-3B return costs ₹50 a day, at most ₹2,000.')
    expect(text).toContain('Sources: /resources/gstr-1-gstr-3b-dates-late-fee#what-a-late-return-costs')
    expect(text).toContain('Question: And me?\nAnswer: This depends')
  })

  test('has nothing of an account', () => {
    const text = conversationOf([exchange('What are my due dates?', ofAccount)], 4000)
    expect(text).toContain('Question: What are my due dates?\nAnswer: No answer.')
    expect(text).not.toMatch(/purchase invoices|client/)
  })

  test('leaves out the oldest questions if it is too long, and is never longer than the form accepts', () => {
    const many = Array.from({ length: 40 }, (_, at) => exchange(`Question ${at}`, answered, at))
    const text = conversationOf(many, 1000)
    expect(text.length).toBeLessThanOrEqual(1000)
    expect(text).toContain('Question 39')
    expect(text).not.toContain('Question 1\n')
    expect([...conversationOf([exchange('😀'.repeat(500), answered)], 300)]).toHaveLength(300)
    expect(shortened('abc', 3)).toBe('abc')
  })
})
