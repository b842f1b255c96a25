import { retentionCategories } from '@anupalan/server/compliance/retention/categories'
import { expect, test } from 'vitest'
import { firm } from '../firm.ts'
import type { LegalPageWords } from './legal-page.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { retentionTexts } from './retention.ts'

const policy: LegalPageWords = privacyPolicy

const [table] = policy.sections
  .filter(({ id }) => id === 'how-long')
  .flatMap(({ body }) => body)
  .flatMap((block) => (typeof block === 'object' && 'table' in block ? [block.table] : []))
const rows = table!.rows.map((cells) => cells.map(String))

test('the privacy policy has each category of papers with the years and the law of the registry', () => {
  for (const { category, years, law, section } of retentionCategories) {
    const [row, ...others] = rows.filter(([what]) => what === retentionTexts.papers[category])
    expect(others, category).toEqual([])
    expect(row?.[1], category).toContain(`At least ${years} years`)
    expect(row?.[1], category).toContain(`${law}, ${section}`)
    // No job erases papers of clients.
    expect(row?.[2], category).toBe(retentionTexts.decides)
  }
  expect(rows.filter(([, , by]) => by === retentionTexts.decides)).toHaveLength(retentionCategories.length)
})

test('the privacy policy has each period of the firm', () => {
  const stated = rows.flatMap(
    ([, howLong = '']) => /^(\d+) (months|days)/.exec(howLong)?.slice(1, 3).join(' ') ?? [],
  )
  const { backupDays, ...months } = firm.retention
  for (const count of Object.values(months)) expect(stated).toContain(`${count} months`)
  expect(stated).toContain(`${backupDays} days`)
})
