import type { Confidence } from '@anupalan/server/compliance/dated'
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../../content/firm.ts'
import type { FigureCount } from '../../../ui/calculator/figures-to-confirm.ts'

/** A link to a page of this site. */
export interface ToolLink {
  label: string
  href: string
}

/** Words of a tool's page. */
export interface ToolWords {
  /** Name in lists and breadcrumbs. */
  name: string
  heading: string
  /** Inputs and result, in one or two sentences. */
  lead: string
  /** The result of the initial example, for visitors without JavaScript. */
  example: string
  /** Links to the related service and tools. */
  related: readonly ToolLink[]
  /** Purpose and method, in plain words. */
  parts: readonly { heading: string; paragraphs: readonly string[] }[]
}

const confidence = inLocale<Record<Confidence, string>>({
  en: {
    H: 'The law itself, or several sources that agree',
    M: 'Secondary sources',
    U: 'Not confirmed, or sources disagree',
  },
})

/** Words common to all tools: of their fields and results. */
export const toolWords = inLocale({
  en: {
    result: 'Result',
    working: 'Working',
    /** Cell of a column without this line. */
    none: '–',
    lower: 'lower tax',
    reset: 'Back to the example',
    /** Above the answer, and above the fields. */
    example: {
      mark: 'Example',
      own: 'Your answer',
      fields: 'These figures are an example.',
      typed: 'Your figures',
    },
    startEmpty: 'Start empty',
    /** While figures are missing that were not typed yet. */
    awaiting: 'Fill in your figures to see the answer.',
    withoutScript: 'The fields need JavaScript.',
    toCorrect: 'Please correct the marked fields to see the result.',
    tooLarge: 'These figures are too large to calculate exactly.',
    restsOn: {
      summary: (count: number) =>
        count === 1
          ? 'The rule behind this, with its source'
          : `The ${count} rules behind this, with their sources`,
      caption: 'Rules behind the figures',
      rule: 'Rule',
      source: 'Source, and how sure we are',
      checked: 'Checked on',
      confidence,
    },
    /** Of a result: its laws, the day of the oldest check, and its rules. */
    checked: (laws: string, date: string, { figures, toConfirm }: FigureCount) =>
      toConfirm === 0
        ? `${laws}. Every figure was checked on ${date} or later.`
        : `${laws}. ${
            figures === 1
              ? 'The rule behind this is not fully confirmed. It was'
              : toConfirm === figures
                ? `The ${figures} rules behind this are not fully confirmed. They were`
                : `${toConfirm} of the ${figures} rules behind this ${toConfirm === 1 ? 'is' : 'are'} not fully confirmed. All were`
          } last checked on ${date} or later.`,
    stale: {
      title: 'A table may be out of date.',
      text: (date: string) =>
        `We planned to check some figures behind this result by ${date}. Please confirm them before filing.`,
    },
    copy: 'Copy link',
    copied: 'The link is copied. It contains what you typed.',
    copyByHand: 'Copy this link: it contains what you typed',
    print: 'Print',
    ask: { label: 'Ask about this', href: '/#contact' },
    printed: (name: string) =>
      `${name}: calculated with the tool of ${firm.name}. This is general information, not advice on your own case.`,
    yes: 'Yes',
    no: 'No',
  },
})
