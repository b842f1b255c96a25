import { istDate, istDayEnd, type IsoDate } from '@anupalan/server/compliance/ist'

/** The day it is in India. */
export const today = (): IsoDate => istDate(Date.now())

/**
 * Calls back when another day may have begun: a page may stay open past midnight in India, night after night, or sleep
 * through it. Returns how to stop.
 */
export function watchToday(changed: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const awaitMidnight = () => {
    const turn = () => {
      changed()
      awaitMidnight()
    }
    midnight = setTimeout(turn, istDayEnd(today()) + 1000 - Date.now())
  }
  awaitMidnight()
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(midnight)
    document.removeEventListener('visibilitychange', changed)
  }
}
