/** Retention periods: whole months of the calendar in India. */

/** IST is UTC+5:30 all year. */
const offset = 5.5 * 60 * 60 * 1000

/** The same time of day in India whole months earlier; the month's last day if it is shorter. */
export function monthsBefore(instant: Date, months: number): Date {
  const local = new Date(instant.getTime() + offset)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() - months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  local.setUTCFullYear(year, month, Math.min(local.getUTCDate(), lastDay))
  return new Date(local.getTime() - offset)
}
