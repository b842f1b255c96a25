/** Messages of the side menu. */
export const sideMenuMessages = {
  /** Label of the navigation landmark. */
  navigation: 'Shortcuts',
}
