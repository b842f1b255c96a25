/** Messages of the footer. */
export const footerMessages = {
  /** Label of the navigation landmark. */
  navigation: 'Footer',
  /** Label of the list of social links. */
  social: 'Elsewhere',
}
