/** Messages of the dialog. */
export const dialogMessages = {
  /** Label of the button that closes it. */
  close: 'Close',
}
