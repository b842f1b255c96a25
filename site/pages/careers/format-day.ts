import { formatDate, weekday, type IsoDate } from '@anupalan/server/compliance/ist'

/** `Sun, 31 January 2027`: a day in India, independent of the visitor’s time zone. */
export const formatDay = (date: IsoDate): string => `${weekday(date).slice(0, 3)}, ${formatDate(date)}`
