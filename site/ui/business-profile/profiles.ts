/** Profiles of businesses by the answers. Pure, without the rules of the calendar. */
import type { BusinessProfile } from '@anupalan/server/compliance'
import { EMPLOYEE_ANSWERS, GST_ANSWERS, payrollOf, type BusinessAnswers } from './answers.ts'

/** All pairs of answers, in a fixed order. */
export const allAnswers: readonly BusinessAnswers[] = GST_ANSWERS.flatMap((gst) =>
  EMPLOYEE_ANSWERS.map((employees) => ({ gst, employees })),
)

export const isSame = (one: BusinessAnswers, other: BusinessAnswers): boolean =>
  one.gst === other.gst && one.employees === other.employees

/** The answers that describe a profile. */
export const answersOf = ({ gst, payroll }: Pick<BusinessProfile, 'gst' | 'payroll'>): BusinessAnswers => ({
  gst,
  employees:
    EMPLOYEE_ANSWERS.findLast((each) => payrollOf[each].every((one) => payroll.includes(one))) ?? 'none',
})

/** A profile with these answers in place of its own. */
export const profileWith = (
  profile: BusinessProfile,
  { gst, employees }: BusinessAnswers,
): BusinessProfile => ({
  ...profile,
  gst,
  payroll: payrollOf[employees],
  employer: employees !== 'none',
  ...(employees !== 'none' && { hasTenEmployees: employees !== 'below-ten' }),
})
