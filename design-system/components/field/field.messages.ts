/** The words of every form field. */
export const fieldMessages = {
  /** Stands in brackets after the label of a field that may be left empty. */
  optional: 'optional',
}
