/** The footer's own words. */
export const footerMessages = {
  /** Name of the navigation landmark. */
  navigation: 'Footer',
  /** Name of the list of social links. */
  social: 'Elsewhere',
}
