/** Messages of the banner. Its title, text and details are content. */
export const cookieBannerMessages = {
  acceptAll: 'Accept All',
  necessaryOnly: 'Necessary Only',
  rejectAll: 'Reject All',
  close: 'Close',
  details: 'Details',
  /** Shown if the browser sends Global Privacy Control. */
  privacyControl:
    'Your browser asks sites not to track you (Global Privacy Control), so analytics stay off unless you accept all.',
  /** Announced when the banner appears after the delay. */
  appeared: (title: string) => `${title}: a new region on this page.`,
  /** Announced after a choice. */
  storedAll: 'Saved: all cookies.',
  storedNecessary: 'Saved: necessary cookies only.',
  /** The current choice, when the banner is reopened. */
  current: (choice: string) => `Your choice now: ${choice}`,
  all: 'all cookies.',
  necessary: 'necessary cookies only.',
}
