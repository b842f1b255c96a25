/** The words of the steps. */
export const stepsMessages = {
  /** Name of the list. */
  steps: 'Steps',
  /** After the name of a step that is behind. */
  done: 'done',
}
