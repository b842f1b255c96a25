import { describe, expect, test } from 'vitest'
import { splitUnbroken } from './unbroken-pattern.ts'

/** The pieces that stay on one line. */
const kept = (text: string) => splitUnbroken(text).filter((_, at) => at % 2 === 1)

describe('splitUnbroken', () => {
  test.each([
    ['File GSTR-3B and MGT-7A, or CMP-08.', ['GSTR-3B', 'MGT-7A', 'CMP-08']],
    ['Call +91 80 0000 4000 today', ['+91 80 0000 4000']],
    ['FY 2025-26 (AY 2026-27) in 2026-27.pdf', ['FY 2025-26', '(AY 2026-27)', '2026-27.pdf']],
    ['from 21 November 2026, by 7 Dec, on 1 May', ['21 November', '7 Dec', '1 May']],
    ['above ₹1.5 crore or ₹50 lakh', ['₹1.5 crore', '₹50 lakh']],
    ['1.2 MB, at 7:25 pm', ['1.2 MB', '7:25 pm']],
  ])('%s', (text, pieces) => {
    expect(kept(text)).toEqual(pieces)
    expect(splitUnbroken(text).join('')).toBe(text)
  })

  test('leaves other words and numbers alone', () => {
    expect(kept('A long-term gain of 12 marks in May 2026, page 3 Market Road')).toEqual([])
  })
})
