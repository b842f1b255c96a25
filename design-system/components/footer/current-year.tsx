import { useSyncExternalStore } from 'react'
import * as css from './footer.css.ts'
import { yearIn } from './year-in.ts'

export interface CurrentYearProps {
  /** The year when the page was prerendered, shown until the browser knows better. */
  built: number
  /** Whose year it is: an IANA time zone. @default 'Asia/Kolkata' */
  timeZone?: string
}

const never = () => () => {}

/** The current year, computed in the browser, in the room of the one that was prerendered. */
export function CurrentYear({ built, timeZone = 'Asia/Kolkata' }: CurrentYearProps) {
  const year = useSyncExternalStore(
    never,
    () => yearIn(timeZone, Date.now()),
    () => String(built),
  )
  return (
    <span className={css.year} data-year-in={timeZone}>
      {year}
    </span>
  )
}
