export { Calendar, type CalendarProps } from './calendar.tsx'
export type { CalendarDayInfo } from './calendar-day-info.ts'
export type { CalendarDate } from './calendar-days.ts'
