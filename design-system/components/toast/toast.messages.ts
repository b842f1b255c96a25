/** Messages of the region. */
export const toastMessages = {
  /** Label of the landmark, with the key that focuses it. */
  region: 'Notifications (F8)',
  /** Label of the button that dismisses a toast. */
  dismiss: 'Dismiss',
  /** Announced after a toast with an action, because the region is far away in the reading order. */
  actionHint: (label: string) => `${label}: press F8 to reach it.`,
}
