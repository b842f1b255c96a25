/** Messages of the breadcrumbs. */
export const breadcrumbsMessages = {
  /** Name of the navigation landmark. */
  navigation: 'Breadcrumbs',
}
