/** Bodies the trials send. */
import { createReference, referenceHeader } from '../index.ts'
import type { Application, Endpoint, Enquiry, Feedback, PageView, ReferenceKind } from '../index.ts'

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

export const application = {
  opening: 'gst-associate',
  name: 'Lakshmi Narayanan',
  email: 'lakshmi@example.in',
  phone: '+91 98450 12345',
  note: 'I have filed GST returns for two years.',
  consent: 'true',
} as const satisfies Application

/** The shortest text that is a whole PDF, with something in it. */
export const pdf = (text = 'CV') =>
  new TextEncoder().encode(`%PDF-1.4\n% ${text}\ntrailer <<>>\nstartxref\n9\n%%EOF\n`)

/** A form as a browser sends it, its file last. */
export function formOf(
  fields: object,
  file: Uint8Array<ArrayBuffer> | null = pdf(),
  name = 'cv.pdf',
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  if (file !== null) form.append('cv', new Blob([file], { type: 'application/pdf' }), name)
  return form
}

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
  sendApplication: application,
}

/** The same body with one field changed, still valid. */
export const changedBodies: Readonly<Record<string, object>> = {
  sendEnquiry: { ...enquiry, message: 'We need our books kept as well, from April on.' },
  sendFeedback: { ...feedback, score: 1 },
  sendApplication: { ...application, note: 'I have filed GST returns for three years.' },
}

export const newReference = <Kind extends ReferenceKind>(kind: Kind) =>
  createReference(kind, (size) => crypto.getRandomValues(new Uint8Array(size)))

export const jsonHeaders = { 'Content-Type': 'application/json' }

/** A valid request to an endpoint, with a reference of its own where it takes one. */
export function validRequest(endpoint: Endpoint, body: object | undefined = validBodies[endpoint.name]) {
  return {
    method: endpoint.method,
    headers: {
      ...mediaHeaders(endpoint),
      ...(endpoint.reference && { [referenceHeader]: newReference(endpoint.reference) }),
    } as Record<string, string>,
    ...(endpoint.request && { body: encode(endpoint, body ?? {}) }),
  } satisfies RequestInit
}

/** A form names its own boundary. */
export const mediaHeaders = ({ upload }: Endpoint): Record<string, string> => (upload ? {} : jsonHeaders)

/** A body as its endpoint reads it. */
export const encode = ({ upload }: Endpoint, body: object): string | FormData =>
  upload ? formOf(body) : JSON.stringify(body)

/** A value as the name of a trial shows it. */
export const shorten = (value: unknown) =>
  value === undefined ? 'left out' : Array.from(JSON.stringify(value)).slice(0, 30).join('')
