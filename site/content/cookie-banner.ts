/** Words of the cookie banner and of the footer's way back to it. */
export const cookieBanner = {
  heading: 'Cookies on this site',
  text: 'If you allow it, we may count page views on our own server, to see which pages help. Nothing else is measured, and nobody else is told.',
  policy: { label: 'Cookie policy', href: '/cookie-policy' },
  details: [
    {
      term: 'Necessary',
      text: 'Keep you signed in, remember this choice and your theme. They are always on.',
    },
    {
      term: 'Analytics',
      text: 'Count page views on our own server. No cookie from anyone else, and off until you allow it.',
    },
  ],
  settings: 'Cookie settings',
} as const
