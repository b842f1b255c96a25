import { useSyncExternalStore } from 'react'
import * as css from './footer.css.ts'
import { yearIn } from './year-in.ts'

export interface CurrentYearProps {
  /** The year at the time of prerendering, shown until hydration. */
  built: number
  /** An IANA time zone. @default 'Asia/Kolkata' */
  timeZone?: string
}

const never = () => () => {}

/** The current year from the browser's clock, which replaces the prerendered one without a layout shift. */
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
