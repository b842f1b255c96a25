/** Information about a day. */
export interface CalendarDayInfo {
  /** Readable and focusable, but not selectable. @default false */
  isDisabled?: boolean
  /** One or two short words under its number, such as "Full": never by colour alone. */
  mark?: string
  /** `notable` emphasizes the mark. @default 'quiet' */
  tone?: 'quiet' | 'notable'
  /** The reason: read after its name, and listed under the month with all days that share it. */
  reason?: string
}
