import { createReference, endpoints } from '../index.ts'
import type { Reference } from '../index.ts'
import type * as enquiries from '../enquiries/endpoints.ts'
import type { Enquiry } from '../enquiries/schema.ts'
import { sendCall } from './account-calls.ts'
import type { AnySample, Samples } from './sample.ts'
import type { ConformanceTarget } from './target.ts'

export const enquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.in',
  company: 'Rao Textiles',
  service: 'gst-services',
  message: 'We need our GST returns filed from this quarter on.',
  privacy: true,
} as const satisfies Enquiry

/** Sends an enquiry as a visitor does. @returns its reference */
export async function sendEnquiryOf(
  target: ConformanceTarget,
  changes: Partial<Enquiry> = {},
): Promise<Reference<'EN'>> {
  const reference = createReference('EN', (size) => crypto.getRandomValues(new Uint8Array(size)))
  const response = await sendCall(target, endpoints.sendEnquiry, {
    body: { ...enquiry, ...changes },
    headers: { 'Idempotency-Key': reference },
  })
  if (response.status !== 201) throw new Error(`The enquiry was not stored: ${await response.text()}`)
  return reference
}

const ofAnEnquiry = {
  prepare: async (target) => ({ params: { enquiry: await sendEnquiryOf(target) } }),
  missing: () => ({ enquiry: 'EN-0000-0000-0000' }),
} satisfies AnySample

export const enquirySamples: Samples<typeof enquiries> = {
  sendEnquiry: {
    body: enquiry,
    changed: { ...enquiry, message: 'We need our books kept as well, from April on.' },
  },
  listEnquiries: {
    invalidParams: [
      { limit: '0' },
      { limit: '101' },
      { status: 'late' },
      { order: 'best' },
      { search: 'x'.repeat(255) },
      { owner: 'x'.repeat(41) },
    ],
  },
  getEnquiry: ofAnEnquiry,
  listEnquiryOwners: {},
  setEnquiryStatus: { ...ofAnEnquiry, body: { status: 'closed', version: 1 } },
  setEnquiryOwner: { ...ofAnEnquiry, body: { owner: '', version: 1 } },
  addEnquiryNote: {
    ...ofAnEnquiry,
    body: { text: 'Asked by phone on Friday already.' },
    changed: { text: 'Wants a call after 5 pm.' },
  },
  replyToEnquiry: {
    ...ofAnEnquiry,
    body: { text: 'Thank you for writing. Can we call you on Monday?', version: 1 },
    changed: { text: 'Thank you for writing. Can we meet on Monday?', version: 1 },
  },
}
