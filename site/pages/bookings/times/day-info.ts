import type { CalendarDayInfo } from '@anupalan/design-system/calendar'
import { formatDayMonth, type IsoDate } from '@anupalan/server/compliance/ist'
import type { Slots } from '@anupalan/server/contract/bookings/schema'
import { booking } from '../words.ts'

const { day: words } = booking

/** With this many free times or fewer, the number left is shown. */
const FEW_TIMES = 3

type Day = Slots['days'][number]

/** Maps the server's data of a day to the calendar's. */
function infoOf({ closed, busy, starts }: Day): CalendarDayInfo {
  if (closed) {
    const mark =
      closed.kind === 'weekly' ? words.closed : closed.kind === 'holiday' ? words.holiday : undefined
    return { isDisabled: true, mark, reason: mark && closed.reason }
  }
  if (starts.length === 0) return { isDisabled: true, mark: words.full, reason: words.fullReason }
  const few = starts.length <= FEW_TIMES ? words.left(starts.length) : undefined
  const due = busy?.[0]
  if (!due) return { mark: few, tone: few === undefined ? 'quiet' : 'notable' }
  const title = busy.length > 1 ? words.alsoDue(due.title, busy.length - 1) : due.title
  return { mark: few ?? words.busy, tone: 'notable', reason: words.due(title, formatDayMonth(due.due)) }
}

/** Lookup for the calendar. A day without data from the server is disabled. */
export function dayInfoOf(slots: Slots): (date: string) => CalendarDayInfo {
  const days = new Map<string, Day>(slots.days.map((day) => [day.date, day]))
  return (date) => {
    const day = days.get(date)
    return day ? infoOf(day) : { isDisabled: true }
  }
}

/** The free starts of a day, in UTC. */
export const startsOf = (slots: Slots, date: IsoDate | null): readonly string[] =>
  slots.days.find((day) => day.date === date)?.starts ?? []

/** Whether any time is free. */
export const hasFreeTimes = (slots: Slots) => slots.days.some(({ starts }) => starts.length > 0)

/** Whether something falls due on a day, or on the day after. */
export const isBusy = (slots: Slots, date: IsoDate | null) =>
  Boolean(slots.days.find((day) => day.date === date)?.busy)
