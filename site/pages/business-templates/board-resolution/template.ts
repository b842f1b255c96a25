import { checkCin } from '@anupalan/server/compliance/identifiers'
import { formatDate } from '@anupalan/server/compliance/ist'
import {
  businessFields,
  fileNameOf,
  forBusiness,
  gap,
  letterhead,
  sampleBusiness,
} from '../definitions/business.ts'
import { area, choice, date, textMatching, identifier, line } from '../definitions/fields.ts'
import { defineTemplate } from '../definitions/template.ts'

const HOW = { singly: 'singly', jointly: 'jointly' } as const

const MATTERS = {
  'bank-account': 'Opening and operating a bank account',
  signatory: 'Authorising a person for an office or a contract',
  other: 'Another matter',
} as const

export const template = defineTemplate({
  slug: 'board-resolution',
  formats: ['docx', 'pdf'],
  fields: {
    ...businessFields,
    cin: identifier(checkCin)({ label: 'CIN', isRequired: true, missing: 'Enter the CIN of the company.' }),
    meeting: date({
      label: 'Day of the meeting',
      isRequired: true,
      missing: 'Enter the day of the meeting.',
    }),
    time: textMatching({
      label: 'Time',
      description: 'Indian Standard Time, such as 11:00 AM',
      form: /^(?:1[0-2]|0?[1-9]):[0-5]\d ?[AaPp][Mm]$|^(?:[01]?\d|2[0-3]):[0-5]\d$/,
      problem: 'Write the time as 11:00 AM or 11:00.',
    }),
    venue: line({ label: 'Place of the meeting', isRequired: true }),
    matter: choice({ label: 'Matter', options: MATTERS, isRequired: true, missing: 'Choose the matter.' }),
    about: line({ label: 'Bank, office or contract', description: 'With its branch or number' }),
    persons: area({
      label: 'Persons authorised',
      description: 'Name and designation, a line each',
      isRequired: true,
      missing: 'Enter who is authorised.',
    }),
    how: choice({ label: 'They sign', options: HOW }),
    text: area({
      label: 'Text of the resolution',
      description: 'Only for another matter. It follows the words RESOLVED THAT',
    }),
    certifier: line({
      label: 'Who certifies the copy',
      description: 'Director with DIN, or company secretary',
    }),
  },
  groups: [
    { heading: 'The company', fields: ['cin'] },
    { heading: 'The meeting', fields: ['meeting', 'time', 'venue'] },
    { heading: 'The resolution', fields: ['matter', 'about', 'persons', 'how', 'text', 'certifier'] },
  ],
  sample: {
    fields: {
      ...sampleBusiness,
      businessName: 'Chamundi Silks Private Limited',
      cin: 'U17111KA2019PTC123456',
      meeting: '20 November 2026',
      time: '11:00 AM',
      venue: 'the registered office, Mysuru',
      matter: 'bank-account',
      about: 'State Bank of India, Devaraja Mohalla branch, Mysuru',
      persons: 'Kavya Rao, Director\nArjun Hegde, Chief financial officer',
      how: 'jointly',
      certifier: 'Kavya Rao, Director, DIN 01234567',
    },
  },
  check: ({ matter, text, about }) => ({
    text: matter === 'other' && !text ? 'Write what was resolved.' : undefined,
    about: matter && matter !== 'other' && !about ? 'Enter the bank, the office or the contract.' : undefined,
  }),
  make(values) {
    const {
      businessName,
      cin: number,
      meeting,
      time,
      venue,
      matter,
      about,
      persons,
      how,
      text,
      certifier,
    } = values
    const company = gap(businessName, 30)
    const people = (persons?.split('\n') ?? []).join('; ') || gap(undefined, 40)
    const manner = gap(how && HOW[how], 10)
    const resolved: Record<keyof typeof MATTERS, readonly string[]> = {
      'bank-account': [
        `a current account in the name of the company be opened with ${gap(about, 40)}.`,
        `${people} be and are hereby authorised to operate the account ${manner}: to sign cheques and payment orders, and to sign, give and receive all papers that the account needs.`,
        'the bank be given a certified copy of this resolution, and may rely on it until it is told in writing of a change.',
      ],
      signatory: [
        `${people} be and are hereby authorised ${manner} to represent the company in the matter of ${gap(about, 40)}: to sign applications, agreements and declarations, to appear, and to give and receive papers.`,
        'what they lawfully do under this resolution binds the company.',
      ],
      other: [text ?? gap(undefined, 80)],
    }
    return {
      title: 'Board resolution',
      author: businessName ?? '',
      fileName: fileNameOf('board-resolution', meeting),
      blocks: [
        letterhead(values, 'Certified true copy of a resolution', number && `CIN ${number}`),
        {
          kind: 'text',
          text: `Resolution passed by the board of directors of ${company} at its meeting on ${gap(meeting && formatDate(meeting))}${time ? ` at ${time} IST` : ''} at ${gap(venue, 30)}, duly called, with a quorum present throughout.`,
        },
        { kind: 'heading', text: MATTERS[matter ?? 'bank-account'] },
        {
          kind: 'clauses',
          clauses: resolved[matter ?? 'bank-account'].map((each, at) => ({
            text: `${at === 0 ? 'RESOLVED THAT' : 'RESOLVED FURTHER THAT'} ${each}`,
          })),
        },
        {
          kind: 'text',
          text: 'Certified true copy of the resolution in the minutes. It is in force and has not been changed.',
        },
        {
          kind: 'pairs',
          groups: [
            {
              pairs: [
                { label: 'Place', value: undefined },
                { label: 'Date', value: undefined },
              ],
            },
          ],
        },
        {
          kind: 'signatures',
          signatures: [
            { above: forBusiness(businessName), under: certifier ?? 'Director, with name and DIN' },
          ],
        },
      ],
    }
  },
})
