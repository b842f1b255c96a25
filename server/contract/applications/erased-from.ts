/** IST is UTC+5:30 all year. */
const IST_MS = 5.5 * 60 * 60 * 1000

/** The same time of day in India whole months later; the month's last day if it is shorter. @param instant in UTC */
export function monthsAfter(instant: string, months: number): string {
  const local = new Date(Date.parse(instant) + IST_MS)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  local.setUTCFullYear(year, month, Math.min(local.getUTCDate(), lastDay))
  return new Date(local.getTime() - IST_MS).toISOString()
}
