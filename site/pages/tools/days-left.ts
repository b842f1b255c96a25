import { daysBetween, type IsoDate } from '@anupalan/server/compliance/ist'
import { today, watchToday } from '../../ui/days/today.ts'
import { inDays } from './days-left.words.ts'

/** Replaces each date of `[data-due]` by the days until then, now and on each new day. */
export function showDaysLeft(): () => void {
  const show = () => {
    for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-due]'))
      element.textContent = inDays(Math.max(0, daysBetween(today(), element.dateTime as IsoDate)))
  }
  show()
  return watchToday(show)
}
