/** Messages of the header. */
export const headerMessages = {
  /** Label of the navigation landmark. */
  navigation: 'Main',
  /** Label of the button that opens the menu below 768 px, and of the menu. */
  menu: 'Menu',
  /** Label of the button in the menu that closes it. */
  close: 'Close',
}
