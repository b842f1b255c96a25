import { expect, test } from 'vitest'
import { needsConfirmation } from '../dated.ts'
import type { PayeeKind } from './payment-kind.ts'
import { paymentKinds } from './tax-at-source.ts'

const rupees = (amount: number) => amount * 100

/** Thresholds in force from 1 April 2025, by the sections of the Act of 1961. */
const SET: Readonly<Record<string, readonly [section: string, ...amounts: number[]]>> = {
  'securities-interest': ['s.193', 10_000],
  dividend: ['s.194', 10_000],
  'bank-interest': ['s.194A', 50_000, 1_00_000],
  'other-interest': ['s.194A', 10_000],
  lottery: ['s.194B', 10_000],
  'horse-race': ['s.194BB', 10_000],
  'insurance-commission': ['s.194D', 20_000],
  'lottery-commission': ['s.194G', 20_000],
  commission: ['s.194H', 20_000],
  'rent-plant': ['s.194-I(a)', 50_000],
  'rent-land': ['s.194-I(b)', 50_000],
  technical: ['s.194J(1)(a)', 50_000],
  professional: ['s.194J(1)(ba)', 50_000],
  'mutual-fund': ['s.194K', 10_000],
  'land-acquisition': ['s.194LA', 5_00_000],
  partner: ['s.194T', 20_000],
  'remittance-education-medical': ['s.206C(1G)', 10_00_000],
  'remittance-other': ['s.206C(1G)', 10_00_000],
}

test('thresholds set with effect from 1 April 2025 need no confirmation, and these are all', () => {
  const confirmed = paymentKinds.filter(({ thresholds }) => !thresholds.some(needsConfirmation))
  expect(confirmed.map(({ name }) => name).toSorted()).toEqual(Object.keys(SET).toSorted())
})

test.each(Object.entries(SET))('%s: %j, under both Acts', (name, [section, ...amounts]) => {
  const { thresholds } = paymentKinds.find((kind) => kind.name === name)!
  expect(thresholds[0]?.section).toBe(section)
  for (const { value, confidence, verifiedOn } of thresholds) {
    expect([confidence, verifiedOn]).toEqual(['H', '2026-11-24'])
    expect(Object.values(value.limit).filter((each) => typeof each === 'number')).toEqual(amounts.map(rupees))
  }
})

test('winnings count by the single transaction, and the limit of dividend is that of individuals', () => {
  const limitOf = (name: string) => paymentKinds.find((kind) => kind.name === name)!.thresholds.at(0)!.value
  expect([limitOf('lottery').limit.by, limitOf('horse-race').limit.by]).toEqual(['payment', 'payment'])
  expect(limitOf('dividend').only).toEqual(['individual'] satisfies PayeeKind[])
})
