import { expect, test } from 'vitest'
import { countsByTopic } from './by-topic.ts'

test('topics that lack answers come first, each with its most frequent reason of bad ones', () => {
  expect(
    countsByTopic([
      { topic: 'gst', outcome: 'answered', count: 40 },
      { topic: 'gst', outcome: 'asked', count: 5 },
      { topic: 'gst', outcome: 'bad-incomplete', count: 3 },
      { topic: 'gst', outcome: 'bad-wrong', count: 1 },
      { topic: 'loans', outcome: 'asked', count: 2 },
      { topic: 'other', outcome: 'not-covered', count: 7 },
      { topic: 'other', outcome: 'declined', count: 2 },
      { topic: 'tds', outcome: 'good', count: 1 },
    ]),
  ).toEqual([
    { id: 'other', answered: 0, declined: 2, unanswered: 7, good: 0, bad: 0, reason: undefined },
    { id: 'gst', answered: 40, declined: 0, unanswered: 0, good: 0, bad: 4, reason: 'Something is missing' },
    { id: 'tds', answered: 0, declined: 0, unanswered: 0, good: 1, bad: 0, reason: undefined },
  ])
})

test('without questions there is none', () => {
  expect(countsByTopic([])).toEqual([])
})
