/** Bodies the trials send. */
import { createReference, referenceHeader } from '../index.ts'
import type { Endpoint, Enquiry, Feedback, PageView, ReferenceKind } from '../index.ts'

export const enquiry = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@example.in',
  company: 'Rao Textiles',
  service: 'gst-services',
  message: 'We need our GST returns filed from this quarter on.',
  privacy: true,
} as const satisfies Enquiry

export const feedback = {
  score: 4,
  source: '/pricing',
  category: 'service_quality',
  comment: null,
} as const satisfies Feedback

export const pageView = { path: '/pricing' } as const satisfies PageView

/** A valid body for each endpoint that reads one. */
export const validBodies: Readonly<Record<string, object>> = {
  sendEnquiry: enquiry,
  sendFeedback: feedback,
  logIn: { username: 'asha', password: 'correct horse battery staple' },
  register: {
    username: 'asha',
    fullName: 'Asha Rao',
    email: enquiry.email,
    password: 'correct horse battery staple',
  },
  reportPageView: pageView,
}

/** The same body with one field changed, still valid. */
export const changedBodies: Readonly<Record<string, object>> = {
  sendEnquiry: { ...enquiry, message: 'We need our books kept as well, from April on.' },
  sendFeedback: { ...feedback, score: 1 },
}

export const newReference = <Kind extends ReferenceKind>(kind: Kind) =>
  createReference(kind, (size) => crypto.getRandomValues(new Uint8Array(size)))

export const jsonHeaders = { 'Content-Type': 'application/json' }

/** A valid request to an endpoint, with a reference of its own where it takes one. */
export function validRequest(endpoint: Endpoint, body: object | undefined = validBodies[endpoint.name]) {
  return {
    method: endpoint.method,
    headers: {
      ...jsonHeaders,
      ...(endpoint.reference && { [referenceHeader]: newReference(endpoint.reference) }),
    } as Record<string, string>,
    ...(endpoint.request && { body: JSON.stringify(body) }),
  } satisfies RequestInit
}

/** A value as the name of a trial shows it. */
export const shorten = (value: unknown) =>
  value === undefined ? 'left out' : Array.from(JSON.stringify(value)).slice(0, 30).join('')
