/** The side menu's own words. */
export const sideMenuMessages = {
  /** Name of the navigation landmark. */
  navigation: 'Shortcuts',
}
