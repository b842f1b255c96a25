import { formatDate, weekday, type IsoDate } from '@anupalan/server/compliance/ist'

/** `Sun, 31 January 2027`: a whole day in India, whatever the reader’s own zone. */
export const formatDay = (date: IsoDate): string => `${weekday(date).slice(0, 3)}, ${formatDate(date)}`
