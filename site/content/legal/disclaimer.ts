import { CONFIRM_BEFORE_FILING } from '@anupalan/server/compliance/dated'
import { firm } from '../firm.ts'
import { firstConsultation } from '../publicity.ts'
import type { LegalPageWords } from './legal-page.ts'
import { capitalised } from './format-words.ts'

const { email, promises } = firm
const toUs = { label: email, href: `mailto:${email}` } as const

export const disclaimer = {
  heading: 'Disclaimer',
  lead: 'What each kind of page here is good for, what it is not, and when to ask a person before you act.',
  asOf: '2026-11-21',
  sections: [
    {
      id: 'in-short',
      heading: 'In short',
      body: [
        'Everything here is general information, checked with care. It is not advice on your own case, because it does not know your case. Two businesses that look alike can owe different things on different days.',
      ],
    },
    {
      id: 'kinds',
      heading: 'What each kind of page is good for',
      body: [
        {
          table: {
            caption: 'Kinds of pages, and what to use them for',
            columns: ['Page', 'Good for', 'Not for'],
            rows: [
              [
                [{ label: 'Tools', href: '/tools' }],
                'Knowing roughly what is payable, checking somebody’s figure, comparing two ways',
                'A figure to be filed or paid without a second look',
              ],
              [
                'Due dates',
                'Planning the months ahead',
                'The last day before a date: look at the department’s own site',
              ],
              [
                [{ label: 'Business templates', href: '/business-templates' }],
                'The common case, filled in with your own details',
                'A dispute, a large sum, an unusual bargain',
              ],
              [
                [{ label: 'Blog', href: '/resources' }],
                'Understanding a rule, with its sources, on the day that the article bears',
                'The rule as it stands today, if the article is old',
              ],
              [
                [{ label: 'Services', href: '/#services' }],
                'Knowing what is done, what it takes and how long',
                'A promise of time in your own case, which the engagement letter makes',
              ],
              [
                [{ label: 'Pricing', href: '/pricing' }],
                'Knowing what a fee is likely to be',
                'An offer: the quotation is one',
              ],
              [
                [{ label: 'Virtual assistant', href: '/virtual-assistant-info' }],
                'Finding the page, the table or the tool that answers, once it opens',
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
            'They know only what you type. A wrong or missing figure gives a wrong result that looks right.',
            'They apply the rule in its common form. What a tool leaves out stands under its result.',
            'Each result shows its working, and the section, the source and the date of the rule behind it.',
            'For a year whose rules have not been established they give no result, rather than last year’s.',
            'They round as the law rounds, which may differ by a rupee from another program.',
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
            'A date is the one that the law states, shown with its weekday. A weekend or a holiday moves none of them by itself.',
            'An extension is shown beside the date that it moves, once it has been announced and we have entered it. That may take a day or more.',
            'A date is worked out for the kind of business that you describe. If a description is wrong, so is the list.',
          ],
        },
      ],
    },
    {
      id: 'confirm',
      heading: `“${capitalised(CONFIRM_BEFORE_FILING)}”`,
      body: [
        [
          'Not every rule could be established beyond doubt: a text was not yet published, or two sources disagree. What rests on such a rule carries these words. Take them literally. When each table was last checked stands in the ',
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
            'The sum would hurt if it were wrong.',
            'You live, earn or own something in two countries.',
            'You buy, sell, merge or close a business, or take in a partner.',
            'Two pages, or a page and somebody you trust, tell you different things.',
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
      heading: 'Words and figures about us',
      body: [
        [
          'What clients say of us is their experience, and foretells no other. What our figures rest on stands in the ',
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
          'Tell us, and we are grateful: ',
          toUs,
          '. We look into it on the next working day, correct the page, and put the new date on it.',
        ],
      ],
    },
  ],
} as const satisfies LegalPageWords
