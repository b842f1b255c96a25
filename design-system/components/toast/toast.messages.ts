/** The region's own words. */
export const toastMessages = {
  /** The name of the landmark; it tells the key that leads to it. */
  region: 'Notifications (F8)',
  /** On the button that dismisses a toast. */
  dismiss: 'Dismiss',
  /** Announced after a toast that has an action, which is out of the reading order. */
  actionHint: (label: string) => `${label}: press F8 to reach it.`,
}
