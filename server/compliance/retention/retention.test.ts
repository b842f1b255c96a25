import { describe, expect, test } from 'vitest'
import { keptUntil } from './kept-until.ts'
import type { KeptProfile } from './rules.ts'

const shop: KeptProfile = { constitution: 'proprietorship', gst: 'monthly', filing: 'business' }

describe('how long papers are kept', () => {
  // The table of the article on books, `books-to-keep-and-how-long.md`.
  test.each([
    [
      'GST, no business income',
      { ...shop, filing: 'no-business' },
      '2033-12-31',
      'CGST Act 2017, s.36',
      false,
    ],
    ['a company', { ...shop, constitution: 'company' }, '2035-03-31', 'Companies Act 2013, s.128(5)', false],
    ['an LLP', { ...shop, constitution: 'llp' }, '2035-03-31', 'LLP Rules 2009, rule 24', false],
    ['a business', { ...shop, gst: 'none' }, '2034-03-31', 'Income-tax Rules 2026, rule 46', true],
    ['a business with GST', shop, '2034-03-31', 'Income-tax Rules 2026, rule 46', true],
  ] as const)('papers of 2026-27, %s', (_, profile, until, law, confirm) => {
    expect(keptUntil(profile, '2026-27')).toEqual({ until, law, confirm })
  })

  test('of 2025-26 under GST: 31 December 2032', () => {
    expect(keptUntil({ ...shop, filing: 'no-business' }, '2025-26')?.until).toBe('2032-12-31')
  })

  test('without business and registration no law binds', () => {
    expect(
      keptUntil({ constitution: 'individual', gst: 'none', filing: 'no-business' }, '2026-27'),
    ).toBeUndefined()
  })
})
