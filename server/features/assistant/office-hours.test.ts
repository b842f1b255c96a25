import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../../compliance/ist.ts'
import { answerOfficeDay, officeDayAsked } from './office-hours.ts'

const today = '2026-11-28' as IsoDate

describe('the day of the office that a question is about', () => {
  test.each([
    ['is your office shut on 26 january', '2027-01-26'],
    ['25 दिसंबर को आपका दफ्तर खुला है क्या', '2026-12-25'],
    ['Are you open today?', '2026-11-28'],
    ['kal office khula hai kya', '2026-11-29'],
    ['is the office closed on 1 may 2028', '2028-05-01'],
    ['क्रिसमस के दिन दफ्तर खुला है क्या', '2026-12-25'],
    ['are you open on republic day', '2027-01-26'],
    ['r u open on sundays?', '2026-11-29'],
    ['रविवार को आ सकते हैं क्या ऑफिस', '2026-11-29'],
  ])('%s', (question, day) => {
    expect(officeDayAsked(question, today)).toBe(day)
  })

  test.each([
    'When is the office open?',
    'How do I open a company by 1 April 2027?',
    'Can you close my GST return of 5 May 2026?',
    'what is due on 26 january',
  ])('is none of: %s', (question) => {
    expect(officeDayAsked(question, today)).toBeUndefined()
  })
})

test('29 February is no day of the next year', () => {
  expect(officeDayAsked('office open on 29 february?', '2028-03-01')).toBeUndefined()
})

describe('the answer', () => {
  const rules = {
    hours: [{ weekdays: ['Monday', 'Saturday'] as const, opens: '09:30', closes: '18:30' }],
    holidays: [{ date: '2026-12-25', name: 'Christmas' }],
    otherHours: [{ date: '2026-12-24', opens: '10:00', closes: '12:00' }],
    leadHours: 4,
    horizonDays: 60,
    consultants: 1,
  }
  test.each([
    ['2026-12-25', 'Our office is closed on Friday, 25 December 2026: Christmas.'],
    ['2026-11-29', 'Our office is closed on Sunday, 29 November 2026.'],
    ['2026-11-28', 'Our office is open on Saturday, 28 November 2026, 9:30 AM to 6:30 PM IST.'],
    ['2026-12-24', 'Our office is open on Thursday, 24 December 2026, 10:00 AM to 12:00 PM IST.'],
  ])('of %s', (day, text) => {
    const { answer } = answerOfficeDay(day as IsoDate, rules, { today, hasIdentifier: false })
    expect(answer).toMatchObject({
      kind: 'answer',
      topic: 'firm',
      sentences: [{ text }],
      sources: [{ address: '/#contact' }],
    })
  })
})
