/** Messages of the password field. */
export const passwordFieldMessages = {
  /** Label of the button while the password is hidden, and its accessible name. */
  show: 'Show',
  showPassword: 'Show password',
  /** Label of the button while the password is visible, and its accessible name. */
  hide: 'Hide',
  hidePassword: 'Hide password',
  /** Announced after a press of the button. */
  shown: 'The password is visible.',
  hidden: 'The password is hidden.',
  /** Below the box and announced, while Caps Lock is on and the field has the focus. */
  capsLock: 'Caps Lock is on.',
}
