import { CONFIRM_BEFORE_FILING, type Confidence } from '@anupalan/server/compliance/dated'
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
    H: 'Primary text, or several sources that agree',
    M: 'Secondary sources',
    U: 'Not verified, or sources in conflict',
  },
})

/** Words common to all tools. */
export const toolWords = inLocale({
  en: {
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Tools', href: '/tools' },
    ],
    result: 'Result',
    working: 'Working',
    /** Cell of a column without this line. */
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
    /** Of a result: its laws, the day of the oldest check, and its rules. */
    checked: (laws: string, date: string, { figures, toConfirm }: FigureCount) =>
      toConfirm === 0
        ? `${laws}. Every figure was checked on ${date} or later.`
        : `${laws}. ${
            figures === 1
              ? 'The rule behind this still has to be confirmed. It was'
              : toConfirm === figures
                ? `The ${figures} rules behind this still have to be confirmed. They were`
                : `${toConfirm} of the ${figures} rules behind this still ${toConfirm === 1 ? 'has' : 'have'} to be confirmed. All were`
          } last looked at on ${date} or later.`,
    /** Of a tool: all figures of its tables. */
    figures: ({ figures, toConfirm }: FigureCount) =>
      `The law behind this tool has ${figures} figures here. ${
        toConfirm === 0
          ? 'Every one was checked.'
          : `${toConfirm} of them still ${toConfirm === 1 ? 'has' : 'have'} to be confirmed: ${CONFIRM_BEFORE_FILING}.`
      }`,
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
