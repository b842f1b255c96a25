import {
  addDays,
  calendarCoverage,
  NoTableError,
  STATES,
  statutoryCalendar,
  type IsoDate,
} from '@anupalan/server/compliance'
import { expect, test } from 'vitest'
import { heroProfile } from '../../../content/due-dates.ts'
import { exampleOf, evaluate } from '../../../ui/calculator/inputs.ts'
import {
  complianceCalendarTool as tool,
  datesFrom,
  isAbout,
  SUBJECTS,
  type CalendarAnswer,
} from './inputs.ts'
import { complianceCalendarLimits, complianceCalendarRules } from './words.ts'

const TODAY: IsoDate = '2026-11-21'
const example = exampleOf(tool.fields)

function answerTo(texts: Partial<typeof example>): CalendarAnswer {
  const outcome = evaluate(tool, { ...example, ...texts })
  if (outcome.kind !== 'value') throw new Error(`No value: ${outcome.kind}`)
  return outcome.value
}

const idsOf = (texts: Partial<typeof example>) => datesFrom(answerTo(texts), TODAY).dates.map(({ id }) => id)

test('The example is the business of the home page', () => {
  expect(answerTo({}).profile).toMatchObject(heroProfile)
})

test('Every duty belongs to exactly one subject', () => {
  for (const { name, schedule } of statutoryCalendar.obligations)
    for (const { law } of schedule) {
      const subjects = SUBJECTS.filter((subject) => subject !== 'all' && isAbout(subject, law))
      expect(subjects, `${name}: ${law}`).toHaveLength(1)
    }
})

test('The limits name the states whose professional tax is known, and no other', () => {
  const known = new Set(
    statutoryCalendar.obligations
      .filter(({ audience }) => audience.payroll === 'professional-tax')
      .flatMap(({ audience }) => audience.state ?? [])
      .map((code) => STATES[code].name),
  )
  const limit = complianceCalendarLimits.find((each) => each.startsWith('Professional tax'))!
  const named = Object.values(STATES).map(({ name }) => name)
  expect(new Set(named.filter((name) => limit.includes(name)))).toEqual(known)
})

test('The table names the month of a period in which a duty falls due', () => {
  const { onDay } = complianceCalendarRules
  expect(onDay(31, -2, 3)).toBe('Last day of its first month')
  expect(onDay(31, -3, 6)).toBe('Last day of its third month')
  expect(onDay(31, -1, 6)).toBe('Last day of its fifth month')
  expect(onDay(15, 0, 3)).toBe('Day 15 of its last month')
  expect(onDay(31, 1, 6)).toBe('Last day of the next month')
  expect(onDay(15, 2, 6)).toBe('Day 15 of the month after next')
})

test('The subjects partition all dates', () => {
  const company = { constitution: 'company', pf: 'yes' }
  const all = idsOf(company)
  const parts = SUBJECTS.filter((subject) => subject !== 'all').map((subject) =>
    idsOf({ ...company, subject }),
  )
  for (const part of parts) expect(part.length).toBeGreaterThan(0)
  expect(parts.flat().toSorted()).toEqual(all.toSorted())
})

test('Dates that a profile does not need are hidden', () => {
  const rare = /^(gstr-[5-8]|challan-|labour-welfare|cmp-02|qrmp-choice|adt-1|tcs-|professional-tax)/
  expect(idsOf({}).filter((id) => rare.test(id) && !id.includes('enrolment'))).toEqual([])
})

test('Special registrations, challans and employees bind if given', () => {
  expect(idsOf({ specialGst: 'distributor' })).toContain('gstr-6:2026-11')
  expect(idsOf({ rent: 'yes' })).toContain('challan-rent:2026-27')
  expect(idsOf({ property: 'yes' })).toContain('challan-property:2026-11')
  expect(idsOf({ employees: 'below-ten' })).not.toContain('labour-welfare-fund-karnataka:2026')
  expect(idsOf({ employees: 'ten-or-more' })).toContain('labour-welfare-fund-karnataka:2026')
  expect(idsOf({ pf: 'yes' })).toContain('labour-welfare-fund-karnataka:2026')
  expect(idsOf({ professionalTax: 'yes', state: '27' })).toContain('professional-tax-maharashtra:2026-11')
  expect(idsOf({ optional: 'yes' })).toContain('cmp-02:2026-27')
})

test('Optional filings are hidden by default', () => {
  expect(idsOf({}).filter((id) => id.startsWith('itr-belated'))).toEqual([])
  expect(idsOf({ optional: 'yes' })).toContain('itr-belated:2025-26')
})

test('A turnover removes the duties above it', () => {
  expect(idsOf({})).toContain('gstr-9:2025-26')
  expect(idsOf({ turnover: '1 crore' })).not.toContain('gstr-9:2025-26')
})

test('Payroll registrations bind if checked', () => {
  expect(idsOf({}).filter((id) => /^(pf|esi):/.test(id))).toEqual([])
  expect(idsOf({ pf: 'yes', esi: 'yes' })).toEqual(expect.arrayContaining(['pf:2026-11', 'esi:2026-11']))
})

test('It ends a year ahead or at the end of the coverage, and is empty after that', () => {
  const { from, to } = calendarCoverage
  const answer = answerTo({})
  expect(datesFrom(answer, TODAY).until).toBe('2027-11-21')
  expect(datesFrom(answer, addDays(to, -1)).until).toBe(to)
  expect(datesFrom(answer, addDays(from, -40)).until).toBe(addDays(from, 365))
  expect(() => datesFrom(answer, addDays(to, 1))).toThrow(NoTableError)
})
