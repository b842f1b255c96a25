/** The two answers that most of a business’s due dates depend on. */
import type { PayrollRegistration } from '@anupalan/server/compliance'

export const GST_ANSWERS = ['monthly', 'qrmp', 'composition', 'none'] as const

/**
 * Ten is the number from which the Employees' State Insurance Act 1948 applies (s.1(5) and its notifications), twenty that
 * of the Employees' Provident Funds Act 1952 (s.1(3)).
 */
export const EMPLOYEE_ANSWERS = ['none', 'below-ten', 'below-twenty', 'twenty-or-more'] as const

export type EmployeeAnswer = (typeof EMPLOYEE_ANSWERS)[number]

export interface BusinessAnswers {
  readonly gst: (typeof GST_ANSWERS)[number]
  readonly employees: EmployeeAnswer
}

/** Registrations as an employer. */
export const payrollOf: Record<EmployeeAnswer, readonly PayrollRegistration[]> = {
  none: [],
  'below-ten': ['professional-tax'],
  'below-twenty': ['professional-tax', 'esi'],
  'twenty-or-more': ['professional-tax', 'esi', 'pf'],
}
