import type { CalendarDayInfo, CalendarDate } from './index.ts'

const known: Readonly<Record<string, CalendarDayInfo>> = {
  '2026-12-07': { mark: 'Busy', tone: 'notable', reason: 'TDS deposit is due' },
  '2026-12-10': { isDisabled: true, mark: 'Full', reason: 'No time is left' },
  '2026-12-17': { mark: '2 left' },
  '2026-12-25': { isDisabled: true, mark: 'Holiday', reason: 'Christmas' },
}

const isSunday = (date: CalendarDate) => new Date(date).getUTCDay() === 0

/** An office that is closed on Sundays and at Christmas. */
export const officeDays = (date: CalendarDate): CalendarDayInfo =>
  known[date] ?? (isSunday(date) ? { isDisabled: true, mark: 'Closed', reason: 'Closed on Sundays' } : {})

const inHindi: Readonly<Record<string, CalendarDayInfo>> = {
  '2026-12-07': { mark: 'व्यस्त', tone: 'notable', reason: 'टीडीएस जमा करने की तारीख' },
  '2026-12-10': { isDisabled: true, mark: 'भरा', reason: 'कोई समय शेष नहीं' },
  '2026-12-25': { isDisabled: true, mark: 'अवकाश', reason: 'क्रिसमस' },
}

/** The same in Hindi. */
export const officeDaysInHindi = (date: CalendarDate): CalendarDayInfo =>
  inHindi[date] ?? (isSunday(date) ? { isDisabled: true, mark: 'बंद', reason: 'रविवार को बंद' } : {})
