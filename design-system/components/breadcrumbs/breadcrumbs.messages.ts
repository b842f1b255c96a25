/** The breadcrumbs' own words. */
export const breadcrumbsMessages = {
  /** Name of the navigation landmark. */
  navigation: 'Breadcrumbs',
}
