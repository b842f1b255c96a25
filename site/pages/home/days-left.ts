/** Days until the due dates of the hero. */
import { daysBetween, type IsoDate } from '@anupalan/server/compliance/ist'
import { today, watchToday } from '../../ui/days/today.ts'
import { inDays } from './days-left.words.ts'

/** Within this many days a date is marked as near. */
const NEAR_DAYS = 10

/** What is shown of a date that is not past. */
export const daysLeft = (from: IsoDate, date: IsoDate) => {
  const days = daysBetween(from, date)
  return { text: inDays(days), nearness: days <= NEAR_DAYS ? 'near' : 'far' } as const
}

/** Counts the days of each `[data-until]` before its island is hydrated. Returns a function that stops. */
export function showDaysLeft(list: HTMLElement): () => void {
  const show = () => {
    const now = today()
    for (const element of list.querySelectorAll<HTMLElement>('[data-until]')) {
      const date = element.dataset.until as IsoDate
      if (date < now) continue
      const { text, nearness } = daysLeft(now, date)
      element.dataset.nearness = nearness
      for (const place of element.querySelectorAll('[data-days]')) place.textContent = text
    }
  }
  show()
  return watchToday(show)
}
