import { describe, expect, test } from 'vitest'
import { binds } from './profile.ts'
import type { Audience, BusinessProfile } from './profile.ts'

const sweetShop: BusinessProfile = {
  gst: 'monthly',
  state: '29',
  constitution: 'proprietorship',
  filing: 'business',
  tdsDeductor: true,
  advanceTax: 'instalments',
  payroll: ['pf', 'professional-tax'],
  turnoverPaise: 2_00_00_000_00,
}

describe('binds', () => {
  test('an audience without conditions matches every business', () => {
    expect(binds({}, sweetShop)).toBe(true)
  })

  test.each<[Audience, boolean]>([
    [{ gst: ['monthly', 'qrmp'] }, true],
    [{ gst: ['qrmp'] }, false],
    [{ qrmpGroup: 22 }, true],
    [{ qrmpGroup: 24 }, false],
    [{ state: ['29'] }, true],
    [{ state: ['27'] }, false],
    [{ constitution: ['company'] }, false],
    [{ filing: ['business'] }, true],
    [{ filing: ['audit'] }, false],
    [{ tdsDeductor: true }, true],
    [{ advanceTax: 'presumptive' }, false],
    [{ payroll: 'pf' }, true],
    [{ payroll: 'esi' }, false],
    [{ gst: ['monthly'], state: ['27'] }, false],
    [{ tcsCollector: true }, false],
    [{ exportsUnderUndertaking: true }, false],
    [{ employer: true }, true],
    [{ specialGst: 'distributor' }, false],
    [{ paidByChallan: 'property' }, false],
    [{ hasTenEmployees: true }, true],
    [{ turnoverUpToPaise: 2_00_00_000_00 }, true],
    [{ turnoverUpToPaise: 1_50_00_000_00 }, false],
  ])('%j: %j', (audience, expected) => {
    expect(binds(audience, sweetShop)).toBe(expected)
  })

  test('a turnover at the threshold is not above it; an unknown turnover is treated as above', () => {
    const audience = { turnoverAbovePaise: 2_00_00_000_00 }
    expect(binds(audience, sweetShop)).toBe(false)
    expect(binds(audience, { ...sweetShop, turnoverPaise: 2_00_00_000_01 })).toBe(true)
    expect(binds(audience, { ...sweetShop, turnoverPaise: undefined })).toBe(true)
  })

  test('special registrations, challans and the number of employees bind if they are given', () => {
    const special = { ...sweetShop, specialGst: ['distributor'], paidByChallan: ['rent'] } as const
    expect(binds({ specialGst: 'distributor' }, special)).toBe(true)
    expect(binds({ specialGst: 'marketplace' }, special)).toBe(false)
    expect(binds({ paidByChallan: 'rent' }, special)).toBe(true)
    expect(binds({ paidByChallan: 'property' }, special)).toBe(false)
    expect(binds({ hasTenEmployees: true }, { ...sweetShop, hasTenEmployees: false })).toBe(false)
    expect(binds({ turnoverUpToPaise: 1 }, { ...sweetShop, turnoverPaise: undefined })).toBe(true)
  })

  test('a business without registrations may have employees', () => {
    expect(binds({ employer: true }, { ...sweetShop, payroll: [] })).toBe(false)
    expect(binds({ employer: true }, { ...sweetShop, payroll: [], employer: true })).toBe(true)
    expect(binds({ employer: true }, { ...sweetShop, employer: false })).toBe(false)
  })

  test('tax collection and export under an undertaking are false by default', () => {
    expect(binds({ tcsCollector: true }, { ...sweetShop, tcsCollector: true })).toBe(true)
    expect(binds({ exportsUnderUndertaking: true }, { ...sweetShop, exportsUnderUndertaking: true })).toBe(
      true,
    )
  })

  test('a company is audited whatever its turnover', () => {
    const company: BusinessProfile = { ...sweetShop, constitution: 'company' }
    expect(binds({ filing: ['audit'] }, company)).toBe(true)
    expect(binds({ filing: ['business'] }, company)).toBe(false)
    expect(binds({ filing: ['transfer-pricing'] }, { ...company, filing: 'transfer-pricing' })).toBe(true)
  })
})
