import type { Confidence } from '@anupalan/server/compliance/dated'
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../../content/firm.ts'

/** A link to a page of this site. */
export interface ToolLink {
  label: string
  href: string
}

/** What the page of one tool says. */
export interface ToolWords {
  /** Its name in a list and in the way to it. */
  name: string
  heading: string
  /** What to do and what one gets, in one or two sentences. */
  lead: string
  /** The example that it opens with, for who reads it without JavaScript. */
  example: string
  /** The service that does this for a client, and tools that go on from here. */
  related: readonly ToolLink[]
  /** Whom it is for and how it is worked out, in plain words. */
  parts: readonly { heading: string; paragraphs: readonly string[] }[]
}

const confidence = inLocale<Record<Confidence, string>>({
  en: {
    H: 'Primary text, or several sources that agree',
    M: 'Secondary sources',
    U: 'Not verified, or sources in conflict',
  },
})

/** Words that every tool shares. */
export const toolWords = inLocale({
  en: {
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Tools', href: '/tools' },
    ],
    result: 'Result',
    working: 'Working',
    /** In a column that has no such line. */
    none: '–',
    reset: 'Back to the example',
    withoutScript: 'The fields need JavaScript.',
    toCorrect: 'There is no result until what is marked has been corrected.',
    tooLarge: 'These figures together are too large to be worked out exactly.',
    restsOn: {
      summary: (count: number) =>
        count === 1
          ? 'The rule behind this, with its source'
          : `The ${count} rules behind this, with their sources`,
      caption: 'What the figures rest on',
      rule: 'Rule',
      source: 'Source, and how sure it is',
      checked: 'Checked on',
      confidence,
    },
    checked: (laws: string, date: string) => `${laws}. Every figure was checked on ${date} or later.`,
    stale: {
      title: 'A table may be out of date.',
      text: (date: string) =>
        `Figures behind this result were to be looked at again by ${date}. Confirm them before filing.`,
    },
    copy: 'Copy link',
    copied: 'The link is copied. It holds what you typed.',
    copyByHand: 'Copy this link: it holds what you typed',
    print: 'Print',
    ask: { label: 'Ask about this', href: '/#contact' },
    printed: (name: string) =>
      `${name}: worked out by the tool of ${firm.name}. General information; it is not advice on your own case.`,
    limits: 'What it leaves out',
    rules: 'The tables it uses',
    related: 'Goes with this',
    privacy:
      'What you type stays in your browser. The link holds it behind a #, a part that browsers send to nobody.',
    yes: 'Yes',
    no: 'No',
  },
})
