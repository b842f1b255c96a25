/** The header's own words. */
export const headerMessages = {
  /** Name of the navigation landmark. */
  navigation: 'Main',
  /** The button that opens the menu below 768 px, and the menu's own name. */
  menu: 'Menu',
  /** The button in the menu that closes it. */
  close: 'Close',
}
