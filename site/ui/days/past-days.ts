import type { IsoDate } from '@anupalan/server/compliance/ist'
import { today, watchToday } from './today.ts'

/**
 * Attributes of an element that looks different after a date. A document is read long after its build: a script sets
 * `[data-past]`, which styles select. Without JavaScript the element stays as on the day of the build.
 *
 * @param day the last day before the change
 */
export const lastDay = (day: IsoDate, builtOn: IsoDate) => ({
  'data-last-day': day,
  'data-past': builtOn > day ? '' : undefined,
})

/** Updates `[data-past]` now and on each new day. Returns a function that stops. */
export function markPastDays(): () => void {
  const mark = () => {
    const now = today()
    for (const element of document.querySelectorAll<HTMLElement>('[data-last-day]'))
      element.toggleAttribute('data-past', now > element.dataset.lastDay!)
  }
  mark()
  return watchToday(mark)
}
