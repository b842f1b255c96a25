/** Days until a due date, for a script before the first paint that needs no other words of the list. */
export const inDays = (days: number): string =>
  days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
