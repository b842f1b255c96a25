/** Messages of the theme switch. */
export const themeSwitchMessages = {
  /** Label of the group. */
  theme: 'Theme',
  /** The system's preference. */
  system: 'System',
  light: 'Light',
  dark: 'Dark',
}
