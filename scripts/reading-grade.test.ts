import { describe, expect, test } from 'vitest'
import { gradeOf, isPlain, sentencesOf } from './reading-grade.ts'

const page = (main: string) =>
  `<html><body><header><p>A menu is here.</p></header><main id="main">${main}</main></body></html>`

describe('sentencesOf', () => {
  test('takes the sentences of main, without headings, labels, scripts and menus', () => {
    expect(
      sentencesOf(
        page(
          '<h1>Pricing of services</h1><p>Fees are <a href="/x">fixed</a>. GST is&nbsp;added later.</p>' +
            '<script>var x = "not read at all."</script><ul><li>Both regimes compared</li></ul>',
        ),
      ),
    ).toEqual(['Fees are fixed.', 'GST is added later.'])
  })

  test('does not join what stands in two elements', () => {
    expect(sentencesOf(page('<dl><dt>Why</dt><dd>To reply to you.</dd></dl>'))).toEqual(['To reply to you.'])
  })
})

describe('gradeOf', () => {
  // 10 words, 10 syllables, 2 sentences: 0.39 × 5 + 11.8 × 1 − 15.59 = −1.84.
  test('is the Flesch-Kincaid formula', () => {
    expect(gradeOf(['We file your tax here.', 'You pay the fee first.'])).toBeCloseTo(-1.84, 2)
  })

  test('reads figures and abbreviations at sight', () => {
    expect(gradeOf(['You pay ₹12,00,000 of GST.'])).toBeCloseTo(
      gradeOf(['You pay five rupee of tax.']) - 2.71,
      0,
    )
    expect(gradeOf(['File GSTR-3B by then.'])).toBe(gradeOf(['File it by then.']))
  })

  test('is above 8 for the language of a statute', () => {
    expect(
      gradeOf([
        'Notwithstanding anything contained in the preceding provisions, every registered person shall furnish particulars electronically.',
      ]),
    ).toBeGreaterThan(12)
  })
})

test('home, services, pricing, tools and booking must be plain', () => {
  const plain = ['/', '/services/gst-filing', '/pricing', '/tools', '/tools/hra', '/schedule-meeting']
  expect(plain.filter((path) => !isPlain(path))).toEqual([])
  expect(['/privacy-policy', '/resources', '/careers'].filter(isPlain)).toEqual([])
})
