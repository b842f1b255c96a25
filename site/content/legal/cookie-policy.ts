/** Everything that the site stores in a browser. A test compares it with the keys in the source. */
import { firm } from '../firm.ts'
import type { LegalPageWords } from './legal-page.ts'

export interface StoredItem {
  /** Its key, or the name of the cookie. */
  key: string
  where: 'Local storage' | 'Session storage' | 'Cookie'
  purpose: string
  /** Storage duration. */
  duration: string
  kind: 'Necessary' | 'Analytics'
}

const untilCleared = 'Until you clear it in the browser'
const untilSent = 'Until it is sent, or the tab is closed'
const signedIn = 'Until you log out or close the browser; never set for anyone who does not sign in'

export const storedItems = [
  {
    key: 'cookie-consent',
    where: 'Local storage',
    purpose: 'Your choice in the cookie banner and its time, so that you are asked once.',
    duration: untilCleared,
    kind: 'Necessary',
  },
  {
    key: 'theme',
    where: 'Local storage',
    purpose: 'Light or dark, if you have chosen one.',
    duration: 'Until you choose System, or clear it',
    kind: 'Necessary',
  },
  {
    key: 'business-profile',
    where: 'Local storage',
    purpose:
      'How your business files GST and how many people it employs, if you have answered this on the home page, so that due dates and forms start with it. It is never sent.',
    duration: 'Until you press Forget, or clear it in the browser',
    kind: 'Necessary',
  },
  {
    key: 'application-draft',
    where: 'Session storage',
    purpose:
      'What you have typed into the form of an opening, so that a reload loses nothing. Never your CV.',
    duration: untilSent,
    kind: 'Necessary',
  },
  {
    key: 'enquiry-draft',
    where: 'Session storage',
    purpose: 'What you have typed into the enquiry form, so that a reload loses nothing.',
    duration: untilSent,
    kind: 'Necessary',
  },
  {
    key: 'enquiry-sent',
    where: 'Session storage',
    purpose: 'What you last tried to send and its reference, so that a second try is not stored twice.',
    duration: untilSent,
    kind: 'Necessary',
  },
  {
    key: 'business-templates',
    where: 'Session storage',
    purpose:
      'What you have typed into a business template, so that the next one has your business already. It is never sent.',
    duration: 'Until you clear the template, or the tab is closed',
    kind: 'Necessary',
  },
  {
    key: 'booking-draft',
    where: 'Session storage',
    purpose: 'What you have typed to book a meeting, so that a reload or a step back loses nothing.',
    duration: untilSent,
    kind: 'Necessary',
  },
  {
    key: 'booking-sent',
    where: 'Session storage',
    purpose: 'What you last tried to book and its reference, so that a second try does not book twice.',
    duration: untilSent,
    kind: 'Necessary',
  },
  {
    key: 'assistant-chat',
    where: 'Session storage',
    purpose:
      'Your questions to the assistant and their answers, so that they are still there when you come back from a source. Never your own dates and tasks.',
    duration: 'Until you clear the chat, or the tab is closed',
    kind: 'Necessary',
  },
  {
    key: 'going-to',
    where: 'Session storage',
    purpose: 'The page you asked for before the login, so that you get there after signing in.',
    duration: 'Until you have signed in, or the tab is closed',
    kind: 'Necessary',
  },
  {
    key: 'flash',
    where: 'Session storage',
    purpose: 'A message for the next page, such as why another page is not open to your account.',
    duration: 'Until it is shown, or the tab is closed',
    kind: 'Necessary',
  },
  {
    key: 'uploads',
    where: 'Session storage',
    purpose:
      'The reference and checksum of a file that you are sending, so that it goes on after a reload. Never the file.',
    duration: 'Until the file is sent or a day has passed, or the tab is closed',
    kind: 'Necessary',
  },
  {
    key: 'session',
    where: 'Cookie',
    purpose:
      'Knows who is signed in to the client portal. No script can read it. It has this name without encryption (plain HTTP).',
    duration: signedIn,
    kind: 'Necessary',
  },
  {
    key: '__Host-session',
    where: 'Cookie',
    purpose: 'The same with encryption (HTTPS), where browsers keep it for this site only.',
    duration: signedIn,
    kind: 'Necessary',
  },
  {
    key: 'signed_in',
    where: 'Cookie',
    purpose:
      'Tells the page that you are signed in, so that it need not ask on every visit. It has no name and no secret in it.',
    duration: signedIn,
    kind: 'Necessary',
  },
] as const satisfies readonly StoredItem[]

export const cookiePolicy = {
  heading: 'Cookie policy',
  lead: 'Everything that this site stores in your browser: its name, its use and how long it stays. There is nothing else.',
  asOf: '2026-11-21',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: [
        {
          points: [
            'A visitor who does not sign in gets no cookie at all.',
            'Only this site stores data. No other company stores or reads anything.',
            'If you let us count page views, this also stores nothing in your browser. The count is on our server.',
            'Nothing is used to recognise you on a later visit.',
          ],
        },
      ],
    },
    {
      id: 'what',
      heading: 'What is stored',
      body: [
        'Cookies go to our server with each request. Local storage and session storage do not: they stay in your browser, session storage only in its tab.',
        {
          table: {
            caption: 'Every item by name',
            columns: ['Name', 'Where', 'What it is for', 'How long', 'Kind'],
            rows: storedItems.map(({ key, where, purpose, duration, kind }) => [
              key,
              where,
              purpose,
              duration,
              kind,
            ]),
          },
        },
        'As on every site, your browser may keep copies of our pages and pictures so that they load faster. While a tab is open it remembers your place on each page. Neither tells us anything.',
      ],
    },
    {
      id: 'kinds',
      heading: 'The two kinds',
      body: [
        {
          terms: [
            {
              term: 'Necessary',
              text: 'Something that you asked for needs it: staying signed in, your theme, a form that keeps your text after a reload. It is always on, and needs no consent.',
            },
            {
              term: 'Analytics',
              text: `Counting how often a page is opened in a day. It is off until you allow it. No item of the table is of this kind, because the count needs nothing in your browser; what it keeps on our server, for ${firm.retention.pageViewMonths} months, is a number for each page and day.`,
            },
          ],
        },
      ],
    },
    {
      id: 'change',
      heading: 'How to change your choice',
      body: [
        'To see the banner again with your choice, press the button below or “Cookie settings” at the foot of any page. Accept All, Necessary Only and Reject All are equal choices, and you lose nothing if you refuse.',
      ],
    },
    {
      id: 'global-privacy-control',
      heading: 'Global Privacy Control',
      body: [
        'If your browser sends this signal, analytics is off without a question. If we tell you about the signal and you still choose Accept All, we keep your choice.',
      ],
    },
    {
      id: 'remove',
      heading: 'How to remove what is stored',
      body: [
        'In your browser’s settings you can see what a site has stored, and clear it. The site still works. The banner asks again, the theme follows your system, and unsent drafts are lost.',
        'Without JavaScript only the cookies for signing in are stored.',
      ],
    },
    {
      id: 'more',
      heading: 'More',
      body: [
        [
          'What reaches our server, and your rights, are in the ',
          { label: 'privacy policy', href: '/privacy-policy' },
          '. If we add an item, it is listed here on the same day. If it needs your consent, the banner asks again.',
        ],
      ],
    },
  ],
} as const satisfies LegalPageWords
