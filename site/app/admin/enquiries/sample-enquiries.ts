/** Fills the mocked API for stories of the inbox. */
import type { User } from '@anupalan/server/contract/core/access'
import type { EnquiryStatus } from '@anupalan/server/contract/enquiries/inbox-rules'

/** The part of the mock's state that the stories fill. */
export interface EnquiriesMockState {
  user: User | null
  readonly enquiries: Map<string, object>
  readonly enquiryProgress: Map<string, object>
  readonly enquiryEntries: Map<string, object>
}

interface Sample {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly company: string
  readonly service: string
  readonly message: string
  readonly hoursAgo: number
  readonly status?: EnquiryStatus
  readonly owner?: string
}

/** At the clock of the screen. */
export const instant = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString()

/** References of the samples. */
export const references = {
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

const samples: readonly Sample[] = [
  {
    id: references.lakshmi,
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
    id: references.sunita,
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
    id: references.joseph,
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
    id: references.meera,
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
    id: references.lakshmiBefore,
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

function add(state: EnquiriesMockState, { id, hoursAgo, status = 'new', owner, ...enquiry }: Sample): void {
  state.enquiries.set(id, { ...enquiry, privacy: true, reference: id, receivedAt: instant(hoursAgo) })
  state.enquiryProgress.set(id, { status, owner: owner ?? null, version: 1 })
}

/** An enquiry in each status, one of them overdue, one with a long message in Hindi script and English. */
export function addEnquiries(state: EnquiriesMockState): void {
  for (const sample of samples) add(state, sample)
  state.enquiryEntries.set('RE-0000-0000-0001', {
    reference: 'RE-0000-0000-0001',
    enquiry: references.joseph,
    kind: 'reply',
    text: 'Dear Mr Fernandes,\n\nthank you for writing. For a flat held for more than two years the gain is long-term. Could you send us the two deeds?',
    author: 'imran',
    at: instant(90),
  })
  state.enquiryEntries.set('NT-0000-0000-0001', {
    reference: 'NT-0000-0000-0001',
    enquiry: references.joseph,
    kind: 'note',
    text: 'Called on Tuesday, brings the deeds to the office.',
    author: 'kavita',
    at: instant(60),
  })
}

/** Somebody else replies to an enquiry, while it is open. */
export function replyMeanwhile(state: EnquiriesMockState, enquiry: string): void {
  state.enquiryProgress.set(enquiry, { status: 'answered', owner: 'kavita', version: 2 })
  state.enquiryEntries.set('RE-0000-0000-0002', {
    reference: 'RE-0000-0000-0002',
    enquiry,
    kind: 'reply',
    text: 'We have called you, and look forward to Monday.',
    author: 'kavita',
    at: instant(0.1),
  })
}

/** @param count of further enquiries */
export function addMany(state: EnquiriesMockState, count: number): void {
  for (let index = 1; index <= count; index++)
    add(state, {
      id: `EN-0000-0000-${String(index).padStart(4, '0')}`,
      firstName: 'Visitor',
      lastName: `Number ${index}`,
      email: `visitor${index}@example.in`,
      company: `Company ${index}`,
      service: 'other',
      message: `This is the message of visitor ${index}.`,
      hoursAgo: 1000 + index,
      status: 'closed',
    })
}
