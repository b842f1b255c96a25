/** Days until a due date, for the script of home, which needs no other words of the list. */
export const inDays = (days: number): string =>
  days === 0 ? 'Today' : days === 1 ? 'Tomorrow' : `In ${days} days`
