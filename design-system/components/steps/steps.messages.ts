/** Messages of the steps. */
export const stepsMessages = {
  /** Label of the list. */
  steps: 'Steps',
  /** After the label of a completed step. */
  done: 'done',
}
