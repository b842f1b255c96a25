/** The dialog's own words. */
export const dialogMessages = {
  /** On the button that closes it. */
  close: 'Close',
}
