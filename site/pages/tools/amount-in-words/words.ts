import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the tool for amounts in words. */
export const amountInWordsWords = inLocale({
  en: {
    name: 'Amount in words',
    heading: 'Amount in words',
    lead: 'Type an amount. You get it in words for a cheque, an invoice or a receipt, with commas in the right places.',
    example: 'This example is for ₹12,34,567.50.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Anyone who writes a cheque, an invoice, a receipt or an agreement. If figures and words differ, banks go by the words.',
        ],
      },
      {
        heading: 'How it is written',
        paragraphs: [
          'Digits are grouped in three and then in twos: thousand, lakh, crore. Above a crore, the number of crore is grouped in the same way.',
          'You can type amounts in any form: ₹12,34,567.00, Rs. 500/-, 12.5 lakh, 1 crore 20 lakh, or with the digits of Indian scripts.',
        ],
      },
    ],
    related: [
      { label: 'Bookkeeping', href: '/services/bookkeeping' },
      { label: 'GST calculator', href: '/tools/gst' },
      { label: 'Loan instalment and schedule', href: '/tools/emi' },
    ],
  } as const satisfies ToolWords,
})

/** Words of its fields. */
export const amountInWordsFields = inLocale({ en: { amount: { label: 'Amount' } } })

/** Words of its result. */
export const amountInWordsResult = inLocale({
  en: {
    about: (figures: string) => `is ${figures}`,
    copy: 'Copy the words',
    copied: 'The words are copied.',
    copyByHand: 'Copy these words',
    caption: 'The same amount in other forms',
    form: 'Form',
    written: 'Written',
    forms: {
      figures: 'In figures',
      two: 'With paise',
      capitals: 'In capitals',
      lakh: 'In lakh',
      crore: 'In crore',
      western: 'Grouped by thousands',
      plain: 'Digits alone',
    },
    inLakh: (figure: string) => `${figure} lakh`,
    inCrore: (figure: string) => `${figure} crore`,
  },
})

/** What the tool does not cover. */
export const amountInWordsLimits = inLocale({
  en: [
    'Amounts from zero up to less than ₹10,00,000 crore, in English.',
    'Other ways to write it. A cheque does not need “and” before the paise, but most banks and invoices use it.',
  ],
})

/** Words of its table. */
export const amountInWordsRules = inLocale({
  en: {
    caption: 'How Indian numbers are counted',
    name: 'Name',
    figures: 'In figures',
    western: 'Elsewhere',
    rows: [
      ['One thousand', '1,000', '1,000 (thousand)'],
      ['One lakh', '1,00,000', '100,000 (hundred thousand)'],
      ['Ten lakh', '10,00,000', '1,000,000 (million)'],
      ['One crore', '1,00,00,000', '10,000,000 (ten million)'],
      ['One hundred crore', '1,00,00,00,000', '1,000,000,000 (billion)'],
      ['One lakh crore', '10,00,00,00,00,000', '1,000,000,000,000 (trillion)'],
    ],
  },
})
