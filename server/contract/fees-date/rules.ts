/** Messages about the date of the fees, without the schemas, for the form. */
export const feesDateMessages = {
  date: 'Please choose the day.',
  future: 'The day must not be after today.',
  version: 'Please load the date again before you save it.',
} as const
