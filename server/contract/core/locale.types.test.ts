/** What the types refuse of words: `npm run types` fails where one of these is accepted. */
import type { InLocales } from './locale.ts'

/** As `inLocale` would be with a second language. */
declare function inBoth<const English>(words: InLocales<English, 'en' | 'hi'>): English

const english = {
  heading: 'Ask us',
  link: { label: 'Home', href: '/' },
  left: (times: number) => `${times} left`,
  points: ['Call', 'Write'],
  rows: [{ term: 'What', text: 'A call' }],
} as const

const hindi = {
  heading: 'हमसे पूछें',
  link: { label: 'होम', href: '/' },
  left: (times: number) => `${times} बचे`,
  points: ['फ़ोन करें', 'लिखें'],
  rows: [{ term: 'क्या', text: 'एक फ़ोन' }],
} as const

const { heading, left } = inBoth({ en: english, hi: hindi })
heading satisfies 'Ask us'
left(2) satisfies string

// @ts-expect-error: every language is given.
inBoth({ en: english })

// @ts-expect-error: a word is missing.
inBoth({ en: { heading: 'Ask us', text: 'We reply.' }, hi: { heading: 'हमसे पूछें' } })

// @ts-expect-error: a word that English does not have.
inBoth({ en: { heading: 'Ask us' }, hi: { heading: 'हमसे पूछें', text: 'हम जवाब देते हैं।' } })

// @ts-expect-error: a word deep inside is missing.
inBoth({ en: english, hi: { ...hindi, link: { href: '/' } } })

// @ts-expect-error: a link leads to the same page.
inBoth({ en: english, hi: { ...hindi, link: { label: 'होम', href: '/hi' } } })

// @ts-expect-error: a sentence has the same parts.
inBoth({ en: english, hi: { ...hindi, left: (day: string) => `${day} तक` } })

// @ts-expect-error: a sentence is no text.
inBoth({ en: english, hi: { ...hindi, left: 'बचे' } })

// @ts-expect-error: as many points.
inBoth({ en: english, hi: { ...hindi, points: ['लिखें'] } })

// @ts-expect-error: each row of a list has what it has in English.
inBoth({ en: english, hi: { ...hindi, rows: [{ term: 'क्या' }] } })
