import { compareRegimes } from '@anupalan/server/compliance/income-tax'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { figure } from '../frame/working-table.tsx'
import { incomeTaxResult } from './result.tsx'
import IncomeTaxRules from './rules.island.tsx'
import { incomeTaxResult as words } from './words.ts'

const withSalary = {
  taxYear: '2026-27',
  salary: 1_850_000_00,
  otherIncome: 0,
  age: 'below-60',
  residency: 'resident',
} as const

/** The total under the causes of the difference, as its table states it. */
function totalOf(comparison: ReturnType<typeof compareRegimes>): string {
  const html = renderToStaticMarkup(<>{incomeTaxResult(comparison).working}</>)
  const row = html.split('<tr').findLast((each) => each.includes(words.differenceTotal))!
  return row
    .split('<td')
    .at(-1)!
    .replace(/^[^>]*>/, '')
    .replace(/<.*$/s, '')
}

test.each([
  { cheaper: 'new', investments: 0, homeLoanInterest: 0, hraExempt: 0 },
  { cheaper: 'old', investments: 150_000_00, homeLoanInterest: 200_000_00, hraExempt: 600_000_00 },
])(
  'the causes add up to the old tax less the new one; here $cheaper is less',
  ({ cheaper, ...deductions }) => {
    const comparison = compareRegimes({ ...withSalary, ...deductions })
    expect(comparison.cheaper).toBe(cheaper)
    const sum = comparison.differences.reduce((total, { amount }) => total + amount, 0)
    expect(totalOf(comparison)).toBe(figure(sum))
    expect(sum).toBe(comparison.old.tax - comparison.new.tax)
  },
)

test.each(['new', 'old'])('each slab of the %s regime begins where the one before ends', (regime) => {
  const [newSlabs, oldSlabs] = renderToStaticMarkup(<IncomeTaxRules />).split('</table>')
  const html = regime === 'new' ? newSlabs! : oldSlabs!
  const slabs = [...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, slab]) => slab!)
  const limits = slabs.map((slab) => slab.match(/₹[\d,]+/g)!)
  expect(slabs.length).toBeGreaterThan(3)
  expect(slabs[0]).toMatch(/^Up to ₹/)
  expect(slabs.at(-1)).toMatch(/^Above ₹/)
  expect(limits.slice(1).map(([from]) => from)).toEqual(limits.slice(0, -1).map((ends) => ends.at(-1)))
})
