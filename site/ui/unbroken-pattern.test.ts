import { describe, expect, test } from 'vitest'
import { splitUnbroken, splitYear } from './unbroken-pattern.ts'

/** The pieces that stay on one line. */
const kept = (text: string) => splitUnbroken(text).filter((_, at) => at % 2 === 1)

describe('splitUnbroken', () => {
  test.each([
    ['File GSTR-3B and MGT-7A, or CMP-08.', ['GSTR-3B', 'MGT-7A', 'CMP-08']],
    [
      'Form 130 (old Form 16A), Form 4-A, Forms 138 and 140',
      ['Form 130', 'Form 16A', 'Form 4-A', 'Forms 138'],
    ],
    ['Sales through an e-commerce operator, as e-invoices', ['e-commerce', 'e-invoices']],
    ['Call +91 80 0000 4000 today', ['+91 80 0000 4000']],
    ['FY 2025-26 (AY 2026-27) in 2026-27.pdf', ['FY 2025-26', '(AY 2026-27)', '2026-27.pdf']],
    ['from 21 November 2026, by 7 Dec, on 1 May', ['21 November 2026', '7 Dec', '1 May']],
    ['until May 2027', ['May 2027']],
    ['above ₹1.5 crore or ₹50 lakh', ['₹1.5 crore', '₹50 lakh']],
    ['1.2 MB, at 7:25 pm', ['1.2 MB', '7:25 pm']],
  ])('%s', (text, pieces) => {
    expect(kept(text)).toEqual(pieces)
    expect(splitUnbroken(text).join('')).toBe(text)
  })

  test('leaves other words and numbers alone', () => {
    expect(kept('A long-term gain of 12 marks in May, page 3 Market Road')).toEqual([])
  })

  test('a year is apart only after a day', () => {
    expect(splitYear('21 November 2026')).toEqual(['21 November', ' 2026'])
    for (const piece of ['21 November', 'May 2027', 'FY 2025-26', '+91 80 0000 4000'])
      expect(splitYear(piece)).toEqual([piece])
  })
})
