/** Fills the mocked API for stories of the inbox. */
import type { User } from '@anupalan/server/contract/core/access'
import {
  sampleEnquiries,
  sampleEnquiryEntries,
  sampleEnquiryReferences,
  type SampleEnquiry,
} from '@anupalan/server/contract/enquiries/samples'

export const references = sampleEnquiryReferences

/** The part of the mock's state that the stories fill. */
export interface EnquiriesMockState {
  user: User | null
  readonly enquiries: Map<string, object>
  readonly enquiryProgress: Map<string, object>
  readonly enquiryEntries: Map<string, object>
  readonly outbox: readonly { readonly kind: string }[]
}

/** At the clock of the screen. */
export const instant = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000).toISOString()

function add(
  state: EnquiriesMockState,
  { reference, hoursAgo, status = 'new', owner, ...enquiry }: SampleEnquiry,
): void {
  state.enquiries.set(reference, { ...enquiry, privacy: true, reference, receivedAt: instant(hoursAgo) })
  state.enquiryProgress.set(reference, { status, owner: owner ?? null, version: 1 })
}

/** An enquiry in each status, one of them overdue, one with a long message in Hindi script and English. */
export function addEnquiries(state: EnquiriesMockState): void {
  for (const sample of sampleEnquiries) add(state, sample)
  for (const { hoursAgo, ...entry } of sampleEnquiryEntries)
    state.enquiryEntries.set(entry.reference, { ...entry, at: instant(hoursAgo) })
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
      reference: `EN-0000-0000-${String(index).padStart(4, '0')}`,
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
