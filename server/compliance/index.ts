/**
 * Indian tax and compliance rules as pure functions over dated tables. Nothing here reads the clock, the
 * network or the time zone, and every figure has its law, source, date and confidence.
 */
export { calendarCoverage, dueDates, dueDatesIn, effectiveDate } from './calendar/due-dates.ts'
export type { DueDate, DueDateQuery } from './calendar/due-dates.ts'
export { dueDateEvent, escapeText, foldLine, icsText } from './calendar/ics.ts'
export type { IcsEvent, IcsOptions } from './calendar/ics.ts'
export type { Extension, Obligation, Schedule } from './calendar/obligation.ts'
export { financialYear } from './calendar/financial-year.ts'
export type { Frequency, Period } from './calendar/period.ts'
export { binds } from './calendar/profile.ts'
export type {
  Audience,
  BusinessProfile,
  Constitution,
  FilingClass,
  GstScheme,
  PaidByChallan,
  PayrollRegistration,
  SpecialGst,
} from './calendar/profile.ts'
export { statutoryCalendar } from './calendar/statutory-calendar.ts'
export type { StatutoryCalendar } from './calendar/statutory-calendar.ts'
export { CONFIRM_BEFORE_FILING, findRow, needsConfirmation, NoTableError, rowOn } from './dated.ts'
export type { Confidence, Coverage, DatedRow, DatedTable, Provenance } from './dated.ts'
export {
  amountInWords,
  formatRupees,
  groupDigits,
  numberInWords,
  readAmount,
  readRate,
} from './format/index.ts'
export type { Read } from './format/index.ts'
export { InputError, outcomeOf } from './input.ts'
export type { FieldProblem, Outcome, ProblemCode } from './input.ts'
export {
  addDays,
  dateParts,
  daysBetween,
  formatDate,
  formatDayMonth,
  isoDate,
  istDate,
  istDayEnd,
  istInstant,
  parseIsoDate,
  weekday,
} from './ist.ts'
export type { IsoDate, Weekday } from './ist.ts'
export { AMOUNT_LIMIT, formatRate } from './money.ts'
export type { BasisPoints } from './money.ts'
export { STATES } from './states.ts'
export type { StateCode } from './states.ts'
export type { Paise, RuleReference, Working, WorkingLine } from './working.ts'
