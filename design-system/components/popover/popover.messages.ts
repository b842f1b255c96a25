/** Messages of the box that a menu or a combo box opens. */
export const popoverMessages = {
  /** Of a visually hidden button, by which a screen reader without a keyboard closes the box. */
  dismiss: 'Close',
}
