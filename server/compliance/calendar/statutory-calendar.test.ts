import { describe, expect, test } from 'vitest'
import { addDays } from '../ist.ts'
import { STATES } from '../states.ts'
import { dueDatesIn } from './due-dates.ts'
import type { Audience } from './profile.ts'
import { statutoryCalendar } from './statutory-calendar.ts'

const { coverage, extensions, obligations } = statutoryCalendar

/** A business that matches an audience. */
function member(audience: Audience) {
  const { gst, specialGst, paidByChallan, qrmpGroup, state } = audience
  const { constitution, filing, advanceTax, payroll } = audience
  return {
    specialGst: specialGst === undefined ? [] : [specialGst],
    paidByChallan: paidByChallan === undefined ? [] : [paidByChallan],
    hasTenEmployees: true,
    gst: gst?.[0] ?? 'none',
    state: state?.[0] ?? (qrmpGroup === 24 ? '07' : '29'),
    constitution: constitution?.[0] ?? 'partnership',
    filing: filing?.[0] ?? 'business',
    tdsDeductor: true,
    tcsCollector: true,
    exportsUnderUndertaking: true,
    employer: true,
    advanceTax: advanceTax ?? 'none',
    payroll: payroll === undefined ? [] : [payroll],
  } as const
}

test('obligation names are unique', () => {
  expect(new Set(obligations.map(({ name }) => name)).size).toBe(obligations.length)
})

describe.each(obligations.map((obligation) => [obligation.name, obligation] as const))(
  '%s',
  (_, obligation) => {
    const { schedule } = obligation

    test('its rows are in order and without overlap', () => {
      for (const [index, { validFrom, validTo }] of schedule.entries()) {
        const next = schedule[index + 1]
        expect(validTo === null || validFrom <= validTo).toBe(true)
        expect(next === undefined || (validTo !== null && validTo < next.validFrom)).toBe(true)
      }
    })

    test('it states its source', () => {
      for (const { law, section, source, verifiedOn } of schedule) {
        expect([law, section, source].every((text) => text.trim() !== '')).toBe(true)
        expect(verifiedOn).toMatch(/^2026-11-/)
      }
    })

    test('coverage is correct: without gaps and ends in the rows, no further date would be within it', () => {
      // Extending each row to the next one adds the dates that gaps between rows would omit.
      const stretched = schedule.map((row, index) => {
        const next = schedule[index + 1]
        return {
          ...row,
          validFrom: index === 0 ? ('1900-01-01' as const) : row.validFrom,
          validTo: next === undefined ? null : addDays(next.validFrom, -1),
        }
      })
      const query = { ...coverage, profile: member(obligation.audience) }
      const real = dueDatesIn({ coverage, extensions: [], obligations: [obligation] }, query)
      const all = dueDatesIn(
        { coverage, extensions: [], obligations: [{ ...obligation, schedule: stretched }] },
        query,
      )
      expect(real.length).toBeGreaterThan(0)
      expect(real.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    })
  },
)

test('every extension names a known obligation, and moves it to a later day', () => {
  const lasting = extensions.filter(({ obligation, period, extendedDate }) => {
    const named = obligations.filter(({ name }) => name === obligation)
    const moved = dueDatesIn(
      { coverage, extensions, obligations: named },
      { ...coverage, profile: member(named[0]?.audience ?? {}) },
    ).find(({ id }) => id === `${obligation}:${period}`)
    return moved !== undefined && moved.statutoryDate < extendedDate
  })
  expect(lasting).toEqual(extensions)
})

test("QRMP 22nd (Karnataka's group): fourteen states and territories of rule 61, the rest on the 24th", () => {
  const group = (day: 22 | 24) => Object.values(STATES).filter(({ qrmpGroup }) => qrmpGroup === day).length
  expect([group(22), group(24)]).toEqual([14, 22])
})
