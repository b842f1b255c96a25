import { istDate, istDayEnd, type IsoDate } from '@anupalan/server/compliance/ist'
import { useSyncExternalStore } from 'react'

/** A page may stay open past midnight in India, night after night, or sleep through it. */
function subscribe(changed: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const awaitMidnight = () => {
    const turn = () => {
      changed()
      awaitMidnight()
    }
    midnight = setTimeout(turn, istDayEnd(istDate(Date.now())) + 1000 - Date.now())
  }
  awaitMidnight()
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(midnight)
    document.removeEventListener('visibilitychange', changed)
  }
}

/** The day it is in India; `null` in prerendered HTML, which is read on days its build does not know. */
export const useToday = (): IsoDate | null =>
  useSyncExternalStore(
    subscribe,
    () => istDate(Date.now()),
    () => null,
  )
