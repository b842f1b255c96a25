import { expect, test } from 'vitest'
import { EMPLOYEE_ANSWERS, GST_ANSWERS, type BusinessAnswers } from './answers.ts'
import { parseAnswers } from './read-answers.ts'
import { allAnswers, answersOf, isSame, profileWith } from './profiles.ts'
import { heroProfile } from '../../content/due-dates.ts'

test('every pair of answers is read as it was kept', () => {
  for (const answers of allAnswers)
    expect(parseAnswers(`${answers.gst} ${answers.employees}`)).toEqual(answers)
  expect(allAnswers).toHaveLength(GST_ANSWERS.length * EMPLOYEE_ANSWERS.length)
})

test.each([null, '', 'monthly', 'monthly many', 'weekly none', 'none', '{"gst":"monthly"}', ' none'])(
  'a text that is not this site’s is no answer: %j',
  (text) => expect(parseAnswers(text)).toBeNull(),
)

test('a profile with answers has these answers, and all else of its own', () => {
  for (const answers of allAnswers) {
    const profile = profileWith(heroProfile, answers)
    expect(isSame(answersOf(profile), answers)).toBe(true)
    expect(profile).toMatchObject({ state: heroProfile.state, tdsDeductor: heroProfile.tdsDeductor })
  }
})

test.each<[BusinessAnswers['employees'], readonly string[], boolean | undefined]>([
  ['none', [], undefined],
  ['below-ten', ['professional-tax'], false],
  ['below-twenty', ['professional-tax', 'esi'], true],
  ['twenty-or-more', ['professional-tax', 'esi', 'pf'], true],
])('ESI from ten employees and PF from twenty: %s', (employees, payroll, hasTen) => {
  const profile = profileWith(heroProfile, { gst: 'none', employees })
  expect(profile.payroll).toEqual(payroll)
  expect(profile.employer).toBe(employees !== 'none')
  expect(profile.hasTenEmployees).toBe(hasTen)
})
