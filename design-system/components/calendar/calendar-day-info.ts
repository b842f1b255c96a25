/** What is known of a day. */
export interface CalendarDayInfo {
  /** Can be read and focused, but not chosen. @default false */
  isDisabled?: boolean
  /** One or two short words under its number, such as "Full": a mark is words, never colour alone. */
  mark?: string
  /** `notable` lifts the mark above the others. @default 'quiet' */
  tone?: 'quiet' | 'notable'
  /** Why: read after its name, and listed under the month with all days of the same reason. */
  reason?: string
}
