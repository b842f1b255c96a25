/** The banner's own words. Its title, text and details are content. */
export const cookieBannerMessages = {
  acceptAll: 'Accept All',
  necessaryOnly: 'Necessary Only',
  rejectAll: 'Reject All',
  close: 'Close',
  details: 'Details',
  /** Told where the browser sends Global Privacy Control. */
  privacyControl:
    'Your browser asks sites not to track you (Global Privacy Control), so analytics stay off unless you accept all.',
  /** Announced when the banner appears by itself. */
  appeared: (title: string) => `${title}: a new region on this page.`,
  /** Announced after a choice. */
  storedAll: 'Saved: all cookies.',
  storedNecessary: 'Saved: necessary cookies only.',
  /** What was chosen before, when the banner is asked for again. */
  current: (choice: string) => `Your choice now: ${choice}`,
  all: 'all cookies.',
  necessary: 'necessary cookies only.',
}
