import { isoDate } from '@anupalan/server/compliance/ist'
import { expect, test } from 'vitest'
import { answerInWords } from './words-of-amount.ts'

const today = isoDate(2026, 11, 28)
const answer = (question: string) => answerInWords(question, today)?.sentences[0]

test.each([
  'write 1,75,250 on a cheque in words',
  'cheque pe 1,75,250 shabdon me kaise likhe',
  '₹1,75,250 को शब्दों में लिखें',
])('the amount of “%s” is written in words, with the tool that does it', (question) => {
  expect(answer(question)).toMatchObject({
    text: '₹1,75,250 in words: Rupees One Lakh Seventy Five Thousand Two Hundred Fifty Only.',
    source: { address: '/tools/amount-in-words#amount=175250', kind: 'tool' },
  })
})

test('nothing is written without one amount, of more than the tool writes, or for another question', () => {
  for (const question of [
    'amount in words on an invoice',
    'write 5,000 and 6,000 in words',
    'write 10000000000000000 in words',
    'tax on 12 lakh',
  ])
    expect(answer(question)).toBeUndefined()
})
