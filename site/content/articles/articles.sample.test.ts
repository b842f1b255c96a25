import { expect, test } from 'vitest'
import { readArticles } from './articles.test-helper.ts'

const articles = readArticles()
const topics = ['income-tax', 'gst', 'payroll', 'company-law', 'bookkeeping', 'compliance', 'starting-up']

test('at least twelve real articles, and one or more on every topic', () => {
  expect(articles.length).toBeGreaterThanOrEqual(12)
  expect(new Set(articles.map(({ front }) => front.topic))).toEqual(new Set(topics))
})
