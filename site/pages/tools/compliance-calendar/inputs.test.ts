import {
  addDays,
  calendarCoverage,
  NoTableError,
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

test('The subjects partition all dates', () => {
  const company = { constitution: 'company', pf: 'yes' }
  const all = idsOf(company)
  const parts = SUBJECTS.filter((subject) => subject !== 'all').map((subject) =>
    idsOf({ ...company, subject }),
  )
  for (const part of parts) expect(part.length).toBeGreaterThan(0)
  expect(parts.flat().toSorted()).toEqual(all.toSorted())
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
