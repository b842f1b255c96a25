/** Messages of every form field. */
export const fieldMessages = {
  /** In brackets after the label of an optional field. */
  optional: 'optional',
}
