import { amountInWords, formatRupees } from '@anupalan/server/compliance/format'
import { formatDate } from '@anupalan/server/compliance/ist'
import {
  addressLines,
  businessFields,
  businessSignature,
  fileNameOf,
  gap,
  letterhead,
  sampleBusiness,
} from '../definitions/business.ts'
import { amount, area, choice, date, line, wholeNumber } from '../definitions/fields.ts'
import { defineTemplate } from '../definitions/template.ts'

const EVERY = {
  once: 'for the whole work',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
} as const

export const template = defineTemplate({
  slug: 'engagement-letter',
  formats: ['docx', 'pdf'],
  fields: {
    ...businessFields,
    date: date({ label: 'Date of the letter', isRequired: true, missing: 'Enter the date of the letter.' }),
    client: line({ label: 'Name of the client', isRequired: true }),
    clientAddress: area({ label: 'Address of the client' }),
    scope: area({
      label: 'What will be done',
      description: 'A line each',
      isRequired: true,
      missing: 'Enter what will be done.',
    }),
    excluded: area({ label: 'What will not be done', description: 'A line each' }),
    begins: date({ label: 'Begins on', isRequired: true, missing: 'Enter the day on which it begins.' }),
    ends: date({ label: 'Ends on', description: 'Empty where it goes on until notice' }),
    fee: amount({ label: 'Fee, without GST', isRequired: true, missing: 'Enter the fee.' }),
    every: choice({
      label: 'The fee is',
      options: EVERY,
      isRequired: true,
      missing: 'Choose what the fee is for.',
    }),
    paymentDays: wholeNumber({ label: 'Days to pay an invoice', least: 0, most: 180 }),
    notice: wholeNumber({ label: 'Days of notice', least: 0, most: 365 }),
    city: line({ label: 'Courts at', description: 'The city whose courts decide' }),
    signatory: line({ label: 'Who signs' }),
  },
  groups: [
    { heading: 'The client', fields: ['client', 'clientAddress', 'date'] },
    { heading: 'The work', fields: ['scope', 'excluded', 'begins', 'ends'] },
    { heading: 'Fee and end', fields: ['fee', 'every', 'paymentDays', 'notice', 'city', 'signatory'] },
  ],
  sample: {
    fields: {
      ...sampleBusiness,
      businessName: 'Hegde Design Studio',
      businessAddress: '3, Church Street\nBengaluru',
      businessPin: '560001',
      date: '20 November 2026',
      client: 'श्री लक्ष्मी वस्त्र भण्डार',
      clientAddress: '221, Laxmi Road\nPune 411030',
      scope: 'A new label and packing for the saree range\nA catalogue of 24 pages, ready for print',
      excluded: 'Printing\nPhotography',
      begins: '1 December 2026',
      ends: '28 February 2027',
      fee: '1,80,000',
      every: 'once',
      paymentDays: '30',
      notice: '30',
      city: 'Bengaluru',
      signatory: 'Arjun Hegde, Proprietor',
    },
  },
  check: ({ begins, ends }) => ({
    ends: begins && ends && ends < begins ? 'It ends before it begins.' : undefined,
  }),
  make(values) {
    const {
      businessName,
      date: on,
      client,
      clientAddress,
      scope,
      excluded,
      begins,
      ends,
      fee,
      every,
    } = values
    const { paymentDays, notice, city, signatory } = values
    const listed = (text: string | undefined) =>
      text
        ?.split('\n')
        .map((each, at) => `(${String.fromCodePoint(97 + at)}) ${each}`)
        .join('\n') ?? gap(undefined, 60)
    const day = (each: typeof on) => gap(each && formatDate(each))
    const count = (each: number | undefined) => gap(each === undefined ? undefined : String(each), 6)
    const us = gap(businessName, 30)
    return {
      title: 'Engagement letter',
      author: businessName ?? '',
      fileName: fileNameOf('engagement-letter', client),
      blocks: [
        letterhead(values, 'Engagement letter', on && formatDate(on)),
        { kind: 'text', text: [gap(client, 30), ...addressLines(clientAddress)].join('\n') },
        {
          kind: 'text',
          text: `This letter says what ${us} (“we”) will do for ${gap(client, 30)} (“you”), and on what terms. It becomes an agreement when both have signed it.`,
        },
        {
          kind: 'clauses',
          clauses: [
            { heading: 'What we do', text: listed(scope) },
            ...(excluded
              ? [
                  {
                    heading: 'What we do not do',
                    text: `${listed(excluded)}\nWhatever is not named above is agreed in writing before it is begun.`,
                  },
                ]
              : []),
            {
              heading: 'Time',
              text: `The work begins on ${day(begins)}${ends ? ` and ends on ${day(ends)}` : ' and goes on until one of us ends it'}.`,
            },
            {
              heading: 'What you give',
              text: 'You give us complete and true papers in good time, name one person who answers for you, and keep the originals. Dates that depend on your papers move when they are late.',
            },
            {
              heading: 'Fee',
              text: `Our fee is ${fee === undefined ? gap(undefined) : `${formatRupees(fee)} (${amountInWords(fee)})`} ${gap(every && EVERY[every], 12)}, and GST on it at the rate in force. Government fees and what we lay out for you with your consent come on top. An invoice is due within ${count(paymentDays)} days; tax that you deduct at source is proved by its certificate.`,
            },
            {
              heading: 'Confidence and data',
              text: 'We keep what we learn of you to ourselves and use personal data for this work alone, unless the law has us disclose it. When the work has ended we give your papers back, and erase what we need not keep.',
            },
            {
              heading: 'Answering for the work',
              text: 'We work with the care of our profession. As far as the law allows, what we owe for a fault is limited to the fee of the last twelve months; this does not hold for intent or fraud.',
            },
            {
              heading: 'End',
              text: `Either of us may end this with ${count(notice)} days’ notice in writing. The work done until then is paid.`,
            },
            {
              heading: 'Law',
              text: `The law of India governs this letter, and the courts at ${gap(city)} decide what we cannot settle between us.`,
            },
          ],
        },
        {
          kind: 'signatures',
          signatures: [
            businessSignature(businessName, signatory),
            {
              above: client === undefined ? 'For the client' : `For ${client}`,
              under: 'Name, signature and date',
            },
          ],
        },
      ],
    }
  },
})
