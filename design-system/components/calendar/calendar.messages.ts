/** The calendar’s own words. */
export const calendarMessages = {
  /** Names of the buttons that turn the month. */
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
  /** From Monday to Sunday: how a day is called. */
  weekdays: [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ] as readonly string[],
  /** The same above the columns. */
  shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as readonly string[],
  /** Above the days. */
  monthOfYear: (month: string, year: number) => `${month} ${year}`,
  /** Name of a day. */
  day: (weekday: string, day: number, monthOfYear: string) => `${weekday}, ${day} ${monthOfYear}`,
  /** Under the day it is, and after its name. */
  today: 'Today',
  /** After the name of a day that cannot be chosen. */
  unavailable: 'not available',
  /** Name of the list of days that are explained. */
  notes: 'Days to know of',
}
