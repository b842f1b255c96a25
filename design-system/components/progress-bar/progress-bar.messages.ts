/** Messages of the progress bar. */
export const progressBarMessages = {
  /** After the label, and announced at each quarter, without a `valueText`. `percent` is an integer, 0 to 100. */
  percent: (percent: number) => `${percent}%`,
}
