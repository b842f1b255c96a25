import { advanceTaxPlan, type AdvanceTaxPayment } from '@anupalan/server/compliance/advance-tax'
import type { IsoDate } from '@anupalan/server/compliance/ist'
import { expect, test } from 'vitest'
import { answerOf } from './answer.ts'

/** The answer on a day for advance tax of 1,00,000. */
function answer(today: IsoDate, payments: AdvanceTaxPayment[] = [], tax = 1_00_000_00) {
  const plan = advanceTaxPlan({
    taxYear: '2026-27',
    tax,
    payments,
    age: 'below-60',
    residency: 'resident',
    businessIncome: 'none',
  })
  const said = answerOf(plan, today)
  return `${said.answer} ${said.about}`
}
const paid = (on: IsoDate, rupees: number): AdvanceTaxPayment => ({ on, amount: rupees * 100 })

test('the next instalment, with what was missed earlier', () => {
  expect(answer('2026-04-01')).toBe('₹15,000 still to pay by 15 June 2026')
  expect(answer('2026-06-15')).toBe('₹15,000 still to pay by 15 June 2026')
  expect(answer('2026-06-16')).toBe('₹45,000 still to pay by 15 September 2026')
  expect(answer('2026-11-22', [paid('2026-09-15', 75_000)])).toBe('₹25,000 still to pay by 15 March 2027')
})

test('a late payment is covered: no past date is shown', () => {
  expect(answer('2026-11-22', [paid('2026-09-15', 1_00_000)])).toBe('All paid of ₹1,00,000 of advance tax')
  expect(answer('2027-03-31', [paid('2027-03-31', 1_00_000)])).toBe('All paid of ₹1,00,000 of advance tax')
})

test('after the last date everything unpaid is overdue', () => {
  expect(answer('2027-03-16', [paid('2026-06-15', 10_000), paid('2027-03-16', 20_000)])).toBe(
    '₹70,000 unpaid: it was due by 15 March 2027',
  )
})

test('nothing if less than ₹10,000 is left to pay', () => {
  expect(answer('2026-11-22', [], 9_999_00)).toContain('Nothing to pay in advance')
})
