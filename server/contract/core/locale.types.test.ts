/** What the types of texts reject: `npm run types` fails if one of these compiles. */
import type { InLocales } from './locale.ts'

/** `inLocale` with a second language. */
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

// @ts-expect-error: a language is missing.
inBoth({ en: english })

// @ts-expect-error: a text is missing.
inBoth({ en: { heading: 'Ask us', text: 'We reply.' }, hi: { heading: 'हमसे पूछें' } })

// @ts-expect-error: a text that English does not have.
inBoth({ en: { heading: 'Ask us' }, hi: { heading: 'हमसे पूछें', text: 'हम जवाब देते हैं।' } })

// @ts-expect-error: a nested text is missing.
inBoth({ en: english, hi: { ...hindi, link: { href: '/' } } })

// @ts-expect-error: a link has another URL.
inBoth({ en: english, hi: { ...hindi, link: { label: 'होम', href: '/hi' } } })

// @ts-expect-error: a function has other parameters.
inBoth({ en: english, hi: { ...hindi, left: (day: string) => `${day} तक` } })

// @ts-expect-error: a string in place of a function.
inBoth({ en: english, hi: { ...hindi, left: 'बचे' } })

// @ts-expect-error: a shorter list.
inBoth({ en: english, hi: { ...hindi, points: ['लिखें'] } })

// @ts-expect-error: a property of a list item is missing.
inBoth({ en: english, hi: { ...hindi, rows: [{ term: 'क्या' }] } })
