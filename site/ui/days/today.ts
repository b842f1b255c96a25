import { istDate, istDayEnd, type IsoDate } from '@anupalan/server/compliance/ist'

/** The current date in India. */
export const today = (): IsoDate => istDate(Date.now())

/**
 * Runs a callback when the date may have changed: after each midnight in India, and when the page becomes visible,
 * because timers do not run while a device sleeps. Returns a function that stops.
 */
export function watchToday(changed: () => void): () => void {
  let midnight: ReturnType<typeof setTimeout>
  const schedule = () => {
    const onMidnight = () => {
      changed()
      schedule()
    }
    midnight = setTimeout(onMidnight, istDayEnd(today()) + 1000 - Date.now())
  }
  schedule()
  document.addEventListener('visibilitychange', changed)
  return () => {
    clearTimeout(midnight)
    document.removeEventListener('visibilitychange', changed)
  }
}
