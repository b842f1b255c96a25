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
    ends: date({ label: 'Ends on', description: 'Leave empty if it continues until notice' }),
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
          text: `This letter says what work ${us} (“we”) will do for ${gap(client, 30)} (“you”), and on what terms. It becomes an agreement when both sides have signed it.`,
        },
        {
          kind: 'clauses',
          clauses: [
            { heading: 'What we do', text: listed(scope) },
            ...(excluded
              ? [
                  {
                    heading: 'What we do not do',
                    text: `${listed(excluded)}\nWe agree any other work in writing before it starts.`,
                  },
                ]
              : []),
            {
              heading: 'Time',
              text: `The work begins on ${day(begins)}${ends ? ` and ends on ${day(ends)}` : ' and continues until one of us ends it'}.`,
            },
            {
              heading: 'What you give',
              text: 'You give us complete and true papers on time, name one person as our contact, and keep the originals. If your papers come late, the dates that depend on them move.',
            },
            {
              heading: 'Fee',
              text: `Our fee is ${fee === undefined ? gap(undefined) : `${formatRupees(fee)} (${amountInWords(fee)})`} ${gap(every && EVERY[every], 12)}, and GST on it at the rate in force. Government fees, and expenses that you have agreed to, are extra. You pay an invoice within ${count(paymentDays)} days. If you deduct tax at source, you send us its certificate.`,
            },
            {
              heading: 'Confidentiality and data',
              text: 'We keep your information secret and use personal data only for this work, unless the law requires us to disclose it. When the work ends, we return your papers and erase what we do not have to keep.',
            },
            {
              heading: 'Responsibility',
              text: 'We work with professional care. As far as the law allows, our liability for a mistake is limited to the fee of the last twelve months. This limit does not apply to intent or fraud.',
            },
            {
              heading: 'End',
              text: `Either of us may end this with ${count(notice)} days’ notice in writing. You pay for the work done until then.`,
            },
            {
              heading: 'Law',
              text: `The law of India governs this letter. The courts at ${gap(city)} decide disputes that we cannot settle ourselves.`,
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
