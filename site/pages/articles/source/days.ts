/** Days in India as machines elsewhere read them. */
import { dateParts, MONTHS, weekday, type IsoDate } from '@anupalan/server/compliance/ist'

/** As schema.org and Open Graph want it: the beginning of the day. */
export const startOfDay = (day: IsoDate): string => `${day}T00:00:00+05:30`

/** As RSS wants it, by RFC 822: `Mon, 26 Oct 2026 00:00:00 +0530`. */
export function feedDate(date: IsoDate): string {
  const { year, month, day } = dateParts(date)
  const short = (name: string) => name.slice(0, 3)
  return `${short(weekday(date))}, ${String(day).padStart(2, '0')} ${short(MONTHS[month - 1]!)} ${year} 00:00:00 +0530`
}
