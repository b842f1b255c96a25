import '@anupalan/design-system/reset'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ArticleMatch } from './article-match.ts'
import { Results } from './results.tsx'

const found: ArticleMatch[] = Array.from({ length: 45 }, (_, at) => ({
  terms: ['fee'],
  article: {
    path: `/resources/fee-${at}`,
    title: `Fee ${at}`,
    description: 'What it costs.',
    topic: 'gst',
    published: '2026-11-01',
    minutes: 5,
    author: 'Meera Iyer',
    keywords: [],
    headings: [],
    words: '',
  },
}))

test('ten results at a time; the limit applies to its search text, and rows are reused', async () => {
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  const show = (typed: string, articles: readonly ArticleMatch[]) =>
    root.render(<Results typed={typed} articles={articles} onClear={() => {}} />)
  const rows = page.getByRole('listitem')

  show('fee', found)
  await expect.element(page.getByRole('button', { name: 'Show more: 35 left' })).toBeVisible()
  expect(rows.elements()).toHaveLength(10)
  const first = rows.elements()[0]

  await page.getByRole('button', { name: 'Show more: 35 left' }).click()
  await expect.element(page.getByRole('button', { name: 'Show more: 25 left' })).toHaveFocus()
  expect(rows.elements()).toHaveLength(20)

  show('fees', found.slice(0, 30))
  await expect.element(page.getByRole('button', { name: 'Show more: 20 left' })).toBeVisible()
  expect(rows.elements()).toHaveLength(10)
  expect(rows.elements()[0]).toBe(first)
})
