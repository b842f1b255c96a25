import type { IsoDate } from '@anupalan/server/compliance/ist'
import { today, watchToday } from './today.ts'

/**
 * On an element that looks otherwise once a day is over. A document is read on days that its build does not know: the
 * browser marks the element by `[data-past]`, and its styles do the rest. Without a script it stays as it was built.
 *
 * @param day the last on which it holds
 */
export const lastDay = (day: IsoDate, builtOn: IsoDate) => ({
  'data-last-day': day,
  'data-past': builtOn > day ? '' : undefined,
})

/** Marks what is past, now and whenever another day begins. Returns how to stop. */
export function markPastDays(): () => void {
  const mark = () => {
    const now = today()
    for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]'))
      element.toggleAttribute('data-past', now > element.dataset.lastDay!)
  }
  mark()
  return watchToday(mark)
}
