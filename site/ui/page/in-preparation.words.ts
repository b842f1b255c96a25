/**
 * Words of pages in preparation: what each will contain, what is available today, and contact details. They state no
 * dates.
 */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { reach } from '../reach/words.ts'

export interface PreparedPage {
  /** The page's h1. */
  heading: string
  /** What a visitor will be able to do here, and what to do until then. */
  lead: string
  /** What the page will contain. */
  holds: readonly string[]
  /** What is available today. */
  already?: readonly string[]
}

/** Words that all these pages share. */
export const preparation = inLocale({
  en: {
    holdsHeading: 'What this page will have',
    alreadyHeading: 'What works today',
    reachHeading: 'Until then, ask us',
    reachText: reach.text,
    enquiry: reach.enquiry,
    labels: reach.labels,
  },
})

export const preparedPages = inLocale({
  en: {
    '/ai-assistant': {
      heading: 'AI assistant',
      lead: 'Here you will be able to ask a question in your own words. It is not open yet. Until it opens, a person answers you.',
      holds: [
        'Answers from our own pages, tables and calculators',
        'The source of every answer',
        'A hand-over to a person at any point',
      ],
    },
  } satisfies Record<`/${string}`, PreparedPage>,
})

/** Paths of pages and screens in preparation. */
export type PreparedPath = keyof typeof preparedPages
