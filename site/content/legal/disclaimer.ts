import { CONFIRM_BEFORE_FILING } from '@anupalan/server/compliance/dated'
import { firm } from '../firm.ts'
import { byAssistant } from '../opened.ts'
import { firstConsultation } from '../publicity.ts'
import type { LegalPageWords } from './legal-page.ts'
import { capitalised } from './format-words.ts'

const { email, promises } = firm
const toUs = { label: email, href: `mailto:${email}` } as const

export const disclaimer = {
  heading: 'Disclaimer',
  lead: 'What you can use each kind of page for, what you cannot, and when to ask a person before you act.',
  asOf: '2026-11-21',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: [
        'Everything here is general information, checked with care. It is not advice on your own case. Two similar businesses can owe different amounts on different days.',
      ],
    },
    {
      id: 'kinds',
      heading: 'How to use each kind of page',
      body: [
        {
          table: {
            caption: 'Kinds of pages, and what to use them for',
            columns: ['Page', 'Good for', 'Not for'],
            rows: [
              [
                [{ label: 'Tools', href: '/tools' }],
                'Knowing roughly what to pay, checking someone’s figure, comparing two options',
                'A figure to file or pay without a second check',
              ],
              ['Due dates', 'Planning the months ahead', 'The last day: check the department’s own site'],
              [
                [{ label: 'Business templates', href: '/business-templates' }],
                'The usual case, with your own details',
                'A dispute, a large amount, an unusual deal',
              ],
              [
                [{ label: 'Blog', href: '/resources' }],
                'Understanding a rule and its sources, on the date of the article',
                'The rule as it is today, if the article is old',
              ],
              [
                [{ label: 'Services', href: '/#services' }],
                'Knowing what we do, what we need and how long it takes',
                'A promise of time in your case: that is in the engagement letter',
              ],
              [
                [{ label: 'Pricing', href: '/pricing' }],
                'Knowing the likely fee',
                'A final offer: ask us for a quote',
              ],
              [
                [{ label: 'Virtual assistant', href: '/virtual-assistant-info' }],
                byAssistant({
                  open: 'Finding the right page, table or tool',
                  closed: 'Finding the right page, table or tool, when it opens',
                }),
                'A judgement about your case',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'calculators',
      heading: 'Calculators',
      body: [
        {
          points: [
            'They know only what you type. A wrong or missing figure gives a wrong result.',
            'They apply the usual rule. What a tool does not cover is written below its result.',
            'Each result shows its working, and the section, the source and the date of the rule behind it.',
            'For a year whose rules are not yet known they give no result.',
            'They round as the law says. Another program may differ by a rupee.',
          ],
        },
      ],
    },
    {
      id: 'due-dates',
      heading: 'Due dates',
      body: [
        {
          points: [
            'A date is the one in the law, with its weekday. A weekend or a holiday does not move it.',
            'An extension is shown beside the old date after it is announced and we have entered it. That may take a day or more.',
            'The dates are for the kind of business you describe. If your answers are wrong, so is the list.',
          ],
        },
      ],
    },
    {
      id: 'confirm',
      heading: `“${capitalised(CONFIRM_BEFORE_FILING)}”`,
      body: [
        [
          'We could not confirm every rule fully: a text was not yet published, or two sources do not agree. Figures from such a rule have these words. Please follow them. The date of the last check of each table is in the ',
          { label: 'compliance disclosure', href: '/compliance-disclosure#tables' },
          '.',
        ],
      ],
    },
    {
      id: 'ask',
      heading: 'When to ask a person',
      body: [
        {
          points: [
            'You have received a notice, an order or a summons, or an officer has called.',
            'A date has passed, or will in the next few days.',
            'A mistake would cost you a lot.',
            'You live, earn or own something in two countries.',
            'You buy, sell, merge or close a business, or take in a partner.',
            'Two pages, or a page and someone you trust, tell you different things.',
          ],
        },
        [
          firstConsultation({
            free: `The first ${promises.freeConsultationMinutes} minutes with us are free. `,
            plain: `A first talk with us takes ${promises.freeConsultationMinutes} minutes. `,
          }),
          { label: 'Schedule a meeting', href: '/schedule-meeting' },
          ' or ',
          { label: 'send us a message', href: '/#contact' },
          '.',
        ],
      ],
    },
    {
      id: 'words-of-others',
      heading: 'Reviews and figures about us',
      body: [
        [
          'What clients say about us is their own experience. Yours may differ. The proof of our figures is in the ',
          { label: 'compliance disclosure', href: '/compliance-disclosure#claims' },
          '.',
        ],
      ],
    },
    {
      id: 'mistakes',
      heading: 'If you find a mistake',
      body: [
        [
          'Please tell us: ',
          toUs,
          '. We check it on the next working day, correct the page and put the new date on it.',
        ],
      ],
    },
  ],
} as const satisfies LegalPageWords
