import type { IsoDate } from '@anupalan/server/compliance/ist'

/** A date is a whole day in India, whatever the reader’s own zone. */
const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** `Sun, 31 January 2027` */
export const writtenDay = (date: IsoDate): string => day.format(new Date(`${date}T00:00:00Z`))
