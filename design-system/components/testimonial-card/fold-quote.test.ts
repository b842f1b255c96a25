import { expect, test } from 'vitest'
import { foldQuote } from './fold-quote.ts'
import { QUOTE_SHOWN, QUOTE_SPARED } from './testimonial-card.constants.ts'

const sentence = 'They found input credit we had missed for two years. '
const together = ({ shown, rest }: { shown: string; rest: string }) => `${shown}${rest}`.replaceAll(/\s/g, '')

test('a quote that fits a card is not folded', () => {
  expect(foldQuote(` ${sentence}`)).toEqual({ shown: sentence.trim(), rest: '' })
  const nearly = 'a'.repeat(QUOTE_SHOWN + QUOTE_SPARED)
  expect(foldQuote(nearly).rest).toBe('')
  expect(foldQuote(`${nearly}a`).rest).not.toBe('')
})

test('a long one is folded after a sentence', () => {
  const { shown, rest } = foldQuote(sentence.repeat(380))
  expect(shown).toBe(sentence.repeat(5).trim())
  expect(rest.startsWith('They found')).toBe(true)
})

test('without a sentence near enough, between words; without words, between letters', () => {
  const words = foldQuote('no full stop anywhere '.repeat(900))
  expect(words.shown.length).toBeLessThanOrEqual(QUOTE_SHOWN)
  expect(words.shown).toMatch(/ (no|full|stop|anywhere)$/)
  expect(foldQuote('a'.repeat(20_000)).shown).toHaveLength(QUOTE_SHOWN)
})

test('Hindi is folded after a danda, and no letter is separated from its signs', () => {
  const hindi = 'पहले जीएसटी हर महीने की घबराहट थी, अब एक संदेश है कि काम हो गया। '
  expect(foldQuote(hindi.repeat(40)).shown).toMatch(/गया।$/)
  for (let before = 0; before < 4; before++)
    expect(foldQuote('क'.repeat(before) + 'कि'.repeat(10_000)).rest).toMatch(/^कि/)
  for (let before = 0; before < 2; before++)
    expect(foldQuote('a'.repeat(before) + '🙏'.repeat(10_000)).rest).toMatch(/^🙏/u)
})

test('no part of the quote is lost', () => {
  for (const content of [
    sentence.repeat(380),
    'a'.repeat(20_000),
    'one word '.repeat(2222),
    '\n\n'.repeat(500),
  ])
    expect(together(foldQuote(content))).toBe(content.replaceAll(/\s/g, ''))
})
