import { describe, expect, test } from 'vitest'
import { inexactNumbers, wrongSums } from '../working.test-helper.ts'
import { labourWelfareFundFor } from './labour-welfare-fund.ts'
import { salaryBreakUp } from './salary.ts'

const RUPEE = 100
const employee = {
  on: '2026-11-01',
  basis: 'gross',
  yearly: 3_60_000 * RUPEE,
  basicPercent: 50,
  hraPercent: 40,
  providentFund: 'ceiling',
  stateInsurance: true,
  gratuityInCtc: false,
  professionalTax: 'karnataka',
  age: 'below-60',
  residency: 'resident',
  regime: 'new',
} as const

describe('Karnataka Labour Welfare Fund: 10 or more persons (since 7 January 2026), ₹50 + ₹100 a year', () => {
  test('the register of 31 December decides: more than fifty persons in 2025, ten in 2026', () => {
    expect(labourWelfareFundFor('2025-12-31')?.value).toEqual({
      leastPersons: 51,
      employee: 50 * RUPEE,
      employer: 100 * RUPEE,
    })
    for (const day of ['2026-01-06', '2026-12-31'] as const)
      expect(labourWelfareFundFor(day)?.value).toMatchObject({ leastPersons: 10, employee: 50 * RUPEE })
    expect(labourWelfareFundFor('2024-12-31')).toBeUndefined()
  })

  test('₹50 is taken from the year’s pay, and ₹100 is named on top of the cost', () => {
    const without = salaryBreakUp(employee)
    const under = salaryBreakUp({ ...employee, labourWelfareFund: true })
    expect(without.labourWelfareFund).toBeUndefined()
    expect(without.year.labourWelfareFund).toBe(0)
    expect(under.year.takeHome).toBe(without.year.takeHome - 50 * RUPEE)
    expect(under.year.labourWelfareFund).toBe(50 * RUPEE)
    expect(under.month).toEqual(without.month)
    expect(under.year.costToCompany).toBe(without.year.costToCompany)
    const line = under.costWorking.find(({ id }) => id === 'labour-welfare-fund')
    expect(line).toMatchObject({
      amount: 100 * RUPEE,
      rule: { law: 'Karnataka Labour Welfare Fund Act 1965', confidence: 'M' },
    })
    expect(line?.note).toMatch(/^From 10 persons on.*₹50 is deducted in December.*15 January/)
    expect(wrongSums(under.costWorking.filter(({ id }) => id !== 'labour-welfare-fund'))).toEqual([])
    expect(inexactNumbers(under)).toEqual([])
  })
})
