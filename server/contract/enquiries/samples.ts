/** Sample enquiries, for the server’s first look and for stories. */
import type { EnquiryStatus } from './inbox-rules.ts'
import type { Enquiry } from './schema.ts'

export interface SampleEnquiry extends Omit<Enquiry, 'privacy'> {
  readonly reference: string
  readonly hoursAgo: number
  /** @default 'new' */
  readonly status?: EnquiryStatus
  /** User name of a sample account. */
  readonly owner?: string
}

export interface SampleEntry {
  readonly reference: string
  /** Reference of the enquiry. */
  readonly enquiry: string
  readonly kind: 'note' | 'reply'
  readonly text: string
  /** User name of a sample account. */
  readonly author: string
  readonly hoursAgo: number
}

/** Their sampleEnquiryReferences. */
export const sampleEnquiryReferences = {
  lakshmi: 'EN-7K3M-Q9XD-2B4F',
  sunita: 'EN-0H4N-8WTC-5R6E',
  joseph: 'EN-3D7A-K2PV-9M1Q',
  lakshmiBefore: 'EN-5T8S-2NHB-6C0J',
  meera: 'EN-9X1R-4GZE-7Y3W',
} as const

const longMessage = [
  'We run a chain of sweet shops in Mysuru, Hassan and Mandya: eleven shops, two kitchens and a godown.',
  'Until last year our accountant did everything, GST, TDS, provident fund and the audit. He has retired, and nobody has filed GSTR-3B since August.',
  'The portal shows notices under section 46 that we have not opened. The bank also asks for the audited accounts of last year before it renews our overdraft of ₹85,00,000.',
  'Could you take all of it over, and tell us first what the late fees will be? '.repeat(6).trim(),
].join('\n\n')

/** One in each status: one is overdue, one long, in Hindi script and English; two are of one person. */
export const sampleEnquiries: readonly SampleEnquiry[] = [
  {
    reference: sampleEnquiryReferences.lakshmi,
    firstName: 'Lakshmi',
    lastName: 'Narayan',
    email: 'lakshmi.narayan@example.in',
    company: 'Narayan Silks',
    service: 'gst-services',
    message:
      'We move from quarterly to monthly GST returns. Please tell us what you need, and what it costs.',
    hoursAgo: 2,
  },
  {
    reference: sampleEnquiryReferences.sunita,
    firstName: 'सुनीता',
    lastName: 'देवी शर्मा',
    email: 'sunita.sharma@example.in',
    company: 'शर्मा मिष्ठान्न भंडार एवं पुत्र, मैसूरु',
    service: 'accounting',
    message: longMessage,
    hoursAgo: 80,
    owner: 'imran',
  },
  {
    reference: sampleEnquiryReferences.joseph,
    firstName: 'Joseph',
    lastName: 'Fernandes',
    email: 'joseph@example.in',
    company: 'Fernandes Boats',
    service: 'tax-services',
    message: 'I sold a flat in June. How much capital gains tax is due, and by when?',
    hoursAgo: 100,
    status: 'answered',
    owner: 'imran',
  },
  {
    reference: sampleEnquiryReferences.meera,
    firstName: 'Meera',
    lastName: 'Nair',
    email: 'meera.nair@example.in',
    company: 'Nair Exports LLP',
    service: 'business-registration',
    message: 'We want to register an LLP with three partners.',
    hoursAgo: 300,
    status: 'won',
    owner: 'kavita',
  },
  {
    reference: sampleEnquiryReferences.lakshmiBefore,
    firstName: 'Lakshmi',
    lastName: 'Narayan',
    email: 'Lakshmi.Narayan@example.in',
    company: 'Narayan Silks',
    service: 'other',
    message: 'Do you also come to our shop in Chickpet?',
    hoursAgo: 900,
    status: 'closed',
  },
]

/** The answered one has a reply and a note. */
export const sampleEnquiryEntries: readonly SampleEntry[] = [
  {
    reference: 'RE-0000-0000-0001',
    enquiry: sampleEnquiryReferences.joseph,
    kind: 'reply',
    text: 'Dear Mr Fernandes,\n\nthank you for writing. For a flat held for more than two years the gain is long-term. Could you send us the two deeds?',
    author: 'imran',
    hoursAgo: 90,
  },
  {
    reference: 'NT-0000-0000-0001',
    enquiry: sampleEnquiryReferences.joseph,
    kind: 'note',
    text: 'Called on Tuesday, brings the deeds to the office.',
    author: 'kavita',
    hoursAgo: 60,
  },
]
