import { describe, expect, it } from 'vitest'
import { exceedsBudget } from './measure.ts'
import { measuresOf, type Report } from './peers.ts'

const report = (ours: Record<string, number | null>, raw: Partial<Report['raw'][string]> = {}): Report => ({
  medians: {
    ours,
    floor: { 'FCP ms': 500, 'LCP ms': 500 },
    'shadcn-ssg': { 'FCP ms': 600, 'ScriptDuration ms': 700 },
  },
  raw: { ours: { failed: [], runs: [{ errors: [] }], ...raw } },
})

const measure = (of: Report, what: string) => {
  const found = measuresOf(of, 1).find((one) => one.what === what)
  if (!found) throw new Error(`No measure "${what}"`)
  return { is: found.is, exceedsBudget: exceedsBudget(found) }
}

describe('measuresOf', () => {
  it('compares ours with a peer’s and with the budget', () => {
    const of = report({ 'FCP ms': 640 })
    expect(measure(of, 'first paint, of shadcn-ssg').exceedsBudget).toBe(false)
    expect(measure(of, 'first paint, of floor')).toEqual({ is: 1.28, exceedsBudget: true })
  })

  it('compares a measure without a peer directly, and converts the driver’s KiB to bytes', () => {
    const of = report({ 'JS on load, br KB': 80, 'Requests on load': 15 })
    expect(measure(of, 'JavaScript')).toEqual({ is: 81_920, exceedsBudget: false })
    expect(measure(of, 'requests')).toEqual({ is: 15, exceedsBudget: true })
  })

  it('fails what was not measured', () => {
    expect(measure(report({}), 'layout shift').exceedsBudget).toBe(true)
    expect(measure(report({ 'FCP ms': null }), 'first paint, of floor').exceedsBudget).toBe(true)
    expect(measure(report({ 'Style+layout ms': 300 }), 'style and layout, of floor').exceedsBudget).toBe(true)
  })

  it('fails a round of ours with a failure or a console message', () => {
    const of = report({}, { failed: ['round 1: no menu'], runs: [{ errors: ['a warning'] }] })
    expect(measure(of, 'rounds in which all of ours worked')).toEqual({ is: 0, exceedsBudget: true })
    expect(measure(of, 'console messages of ours')).toEqual({ is: 1, exceedsBudget: true })
  })
})
