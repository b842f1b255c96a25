/** Messages of the date picker. */
export const datePickerMessages = {
  /** Name of the button that opens the calendar, before the field's label. */
  calendar: 'Calendar',
  /** Error of a typed day that is not selectable. */
  unavailable: 'This day is not available. Choose another one.',
  /** The same, with the reason from `dayInfo`. */
  unavailableBecause: (reason: string) => `This day is not available: ${reason}. Choose another one.`,
}
