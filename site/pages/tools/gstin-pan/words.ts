import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the checker of identifiers. */
export const gstinPanWords = inLocale({
  en: {
    name: 'GSTIN and PAN',
    heading: 'GSTIN and PAN checker',
    lead: 'Type or paste a number. We check its format and its check character, and show what the number means.',
    example: 'This example is for the GSTIN 29AAGCB7383J1Z4.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Anyone who enters a supplier, a customer or an employee. A wrong character on an invoice can cost the input tax credit. A wrong PAN means tax at a higher rate.',
        ],
      },
      {
        heading: 'How it is checked',
        paragraphs: [
          'Each position of a number allows only certain characters. A GSTIN has the state code, the PAN of its holder, the number of the registration, a letter and a check character. The check character is calculated from the fourteen before it, so one wrong character is always found.',
          'The rule for the last letter of a PAN is not published. So for a PAN, TAN, CIN or IFSC we can check only the format.',
          'Spaces, hyphens and small letters are fine. If a number is wrong, we suggest similar numbers with the right format.',
        ],
      },
    ],
    related: [
      { label: 'GST registration and returns', href: '/services/gst-filing' },
      { label: 'GST calculator', href: '/tools/gst' },
      { label: 'TDS and TCS finder', href: '/tools/tds' },
    ],
  } as const satisfies ToolWords,
})

/** Words of its fields. */
export const gstinPanFields = inLocale({
  en: {
    kind: {
      label: 'Which number',
      options: { gstin: 'GSTIN', pan: 'PAN', tan: 'TAN', cin: 'CIN', ifsc: 'IFSC' },
    },
    number: {
      gstin: { label: 'GSTIN', description: '15 characters, such as 29AAGCB7383J1Z4' },
      pan: { label: 'PAN', description: '10 characters, such as AAAPB1234C' },
      tan: { label: 'TAN', description: '10 characters, such as BLRA12345B' },
      cin: { label: 'CIN', description: '21 characters, such as U74999KA2019PTC123456' },
      ifsc: { label: 'IFSC', description: '11 characters, such as SBIN0001234' },
    },
  },
})

/** Words of its result. */
export const gstinPanResult = inLocale({
  en: {
    valid: 'Format is correct',
    invalid: (name: string) => `Not a ${name}`,
    validAbout: (text: string) => `for ${text}`,
    special: 'Special registration',
    specialAbout: (text: string) => `${text} is not checked here`,
    caption: 'What the number tells',
    part: 'What',
    says: 'It says',
    faults: 'What is wrong',
    suggestions: 'Similar numbers with the right format:',
    cautions: 'What it cannot tell you',
    parts: {
      state: 'State',
      pan: 'PAN',
      holder: 'Holder',
      registration: 'Registration in the state',
      initial: 'Begins with the letter',
      jurisdiction: 'Issued for',
      listed: 'Stock exchange',
      industry: 'Industry code',
      registrar: 'State of the registrar',
      year: 'Year of incorporation',
      companyClass: 'Class',
      companyNumber: 'Number in the register',
      bank: 'Bank',
      branch: 'Branch',
      check: 'Check character',
    },
    listed: 'Listed',
    unlisted: 'Not listed',
    nth: (count: number) => `Number ${count} of this PAN`,
    unknownClass: 'Not known here',
  },
})

/** What the checker does not cover. */
export const gstinPanLimits = inLocale({
  en: [
    'Whether a number exists, who has it and whether it is active. Only the GST portal, the Income Tax Department, the register of companies or the bank can tell you.',
    'Any search outside. Your browser only calculates, and sends nothing.',
    'Special GST registrations (state codes 97 and 99, tax deductors and collectors, non-residents, embassies and United Nations bodies). We recognise these numbers but do not check them.',
  ],
})

/** Words of its table. */
export const gstinPanRules = inLocale({
  en: {
    caption: 'The fourth letter of a PAN: who holds it',
    letter: 'Letter',
    holder: 'Holder',
  },
})
