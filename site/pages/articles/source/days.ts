/** Machine-readable formats of days in India. */
import { dateParts, MONTHS, weekday, type IsoDate } from '@anupalan/server/compliance/ist'

/** The start of the day in ISO 8601, for schema.org and Open Graph. */
export const startOfDay = (day: IsoDate): string => `${day}T00:00:00+05:30`

/** RFC 822 date for RSS: `Mon, 26 Oct 2026 00:00:00 +0530`. */
export function feedDate(date: IsoDate): string {
  const { year, month, day } = dateParts(date)
  const short = (name: string) => name.slice(0, 3)
  return `${short(weekday(date))}, ${String(day).padStart(2, '0')} ${short(MONTHS[month - 1]!)} ${year} 00:00:00 +0530`
}
