/** The theme switch's own words. */
export const themeSwitchMessages = {
  /** Name of the group. */
  theme: 'Theme',
  /** As the device is set. */
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}
