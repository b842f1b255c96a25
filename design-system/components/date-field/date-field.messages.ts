/** Messages of fields for a date. A date in them is in digits, such as `23/11/2026`. */
export const dateFieldMessages = {
  /** Error of a date before the first one. */
  tooEarly: (first: string) => `Enter ${first} or a later date.`,
  /** Error of a date after the last one. */
  tooLate: (last: string) => `Enter ${last} or an earlier date.`,
  /** Error of a date of which a part is missing. */
  incomplete: 'Enter the day, the month and the year.',
}
