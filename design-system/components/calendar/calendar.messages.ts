/** Messages of the calendar. */
export const calendarMessages = {
  /** Labels of the buttons that change the month. */
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** From January to December. */
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ] as readonly string[],
  /** Full names, from Monday to Sunday. */
  weekdays: [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ] as readonly string[],
  /** Column headers. */
  shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as readonly string[],
  /** Heading of a month. */
  monthOfYear: (month: string, year: number) => `${month} ${year}`,
  /** Accessible name of a day. */
  day: (weekday: string, day: number, monthOfYear: string) => `${weekday}, ${day} ${monthOfYear}`,
  /** Mark of the current day, also appended to its name. */
  today: 'Today',
  /** Appended to the name of a day that is not selectable. */
  unavailable: 'not available',
  /** Label of the list of explained days. */
  notes: 'Days to know of',
}
