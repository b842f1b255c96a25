/** How each problem that the contract documents is provoked. */
import { expect } from 'vitest'
import { bookMeeting, cancelBooking, fillPath, linkKeyHeader, readPath, referenceHeader } from '../index.ts'
import type { Endpoint, ProblemName } from '../index.ts'
import {
  bookOne,
  booking,
  changedBodies,
  encode,
  formOf,
  mediaHeaders,
  newEmail,
  trialClock,
  validBodies,
  validRequest,
} from './samples.ts'
import type { ConformanceTarget } from './target.ts'

/** Requests that must each be refused; the trial of a problem is where its meaning is made precise. */
type Trial = (call: TrialCall, target: ConformanceTarget) => Promise<Response[]>

/** A call that would be answered well, were it not for what the trial does to it. */
interface TrialCall {
  readonly endpoint: Endpoint
  /** Of a booking just made, where the endpoint is of one. */
  readonly path: string
  /** What opens it. */
  readonly key?: string
}

const requestOf = ({ endpoint, key }: TrialCall) => validRequest(endpoint, undefined, key)

export const send = (target: ConformanceTarget, call: TrialCall, init: RequestInit) =>
  target.fetch(call.path, { ...requestOf(call), ...init })

const sendEach = (target: ConformanceTarget, call: TrialCall, inits: RequestInit[]) =>
  Promise.all(inits.map((init) => send(target, call, init)))

const asValid: Trial = async (call, target) => [await send(target, call, {})]

/** The time of the trials, which a refusal may wait for. */
export const time = trialClock()

/** What has to happen before a call is refused for a reason: nothing, for most. */
export const preparations: Partial<
  Record<ProblemName, (call: TrialCall, target: ConformanceTarget) => Promise<unknown>>
> = {
  // Every consultant is taken, at what the call asks for.
  slotTaken: async ({ endpoint }, target) => {
    const { start } = validBodies[endpoint.name] as { start: string }
    const ask = () =>
      target.fetch(bookMeeting.path, validRequest(bookMeeting, { ...booking, email: newEmail(), start }))
    while ((await ask()).status === 201) continue
  },
  bookingCancelled: ({ endpoint, path, key }, target) =>
    target.fetch(
      fillPath(cancelBooking.path, readPath(endpoint.path, path)),
      validRequest(cancelBooking, undefined, key),
    ),
  // Two months later: in between, a meeting begins that was booked.
  bookingBegun: async ({ endpoint, path }, target) => {
    const all = await target.bookings()
    const { reference } = readPath(endpoint.path, path)
    time.set(all.find((each) => each.reference === reference)!.start)
  },
  linkEnded: () => Promise.resolve(time.set('2027-06-01T00:00:00.000Z')),
}

export const trials: Record<Exclude<ProblemName, 'unexpected'>, Trial | null> = {
  malformedJson: (call, target) =>
    sendEach(target, call, [
      { body: '{"firstName":"Asha Rao' },
      { body: '' },
      { body: 'undefined' },
      { body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) },
    ]),

  malformedForm: (call, target) => {
    const body = validBodies[call.endpoint.name] ?? {}
    const twice = formOf(body)
    twice.append('cv', new Blob(['%PDF-1.4']), 'second.pdf')
    const elsewhere = formOf(body, null)
    elsewhere.append('photo', new Blob(['%PDF-1.4']), 'photo.pdf')
    const again = formOf(body)
    again.append('email', 'other@example.in')
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    return sendEach(target, call, [
      { body: twice },
      { body: elsewhere },
      { body: again },
      { headers, body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nasha@exam' },
      { headers, body: 'no form at all' },
    ])
  },

  tooSlow: null,

  badReference: (call, target) =>
    Promise.all(
      [
        '',
        'EN-',
        'en-0000-0000-0000',
        'EN-0000-0000-000U',
        'ZZ-0000-0000-0000',
        `${call.endpoint.reference}-0000`,
      ].map((value) =>
        send(target, call, { headers: { ...mediaHeaders(call.endpoint), [referenceHeader]: value } }),
      ),
    ),

  notSignedIn: asValid,

  signInUnavailable: asValid,

  crossSite: (call, target) =>
    Promise.all(
      [
        { 'Sec-Fetch-Site': 'cross-site' },
        { 'Sec-Fetch-Site': 'same-site' },
        { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://elsewhere.example' },
        { 'Sec-Fetch-Site': 'cross-site', Origin: target.origin.replace('://', '://x.') },
        { Origin: 'https://elsewhere.example' },
        { Origin: `${target.origin}.elsewhere.example` },
        { Origin: 'null' },
      ].map((headers) =>
        send(target, call, {
          headers: { ...requestOf(call).headers, ...headers } as Record<string, string>,
        }),
      ),
    ),

  forbidden: null,

  registrationClosed: (call, target) =>
    sendEach(target, call, [{}, { body: '{}' }, { body: '{"username":"asha"}' }]),

  notFound: null,

  methodNotAllowed: null,

  tooLarge: (call, target) => {
    const { name, bodyLimit, upload } = call.endpoint
    const body = validBodies[name] ?? {}
    return sendEach(
      target,
      call,
      upload
        ? [{ body: formOf(body, new Uint8Array(bodyLimit)) }]
        : [
            { body: JSON.stringify(body).padEnd(bodyLimit + 1) },
            { body: JSON.stringify('x'.repeat(bodyLimit * 4)) },
          ],
    )
  },

  unsupportedType: (call, target) =>
    Promise.all([
      ...[
        'text/plain',
        'application/x-www-form-urlencoded',
        call.endpoint.upload ? 'application/json' : 'multipart/form-data; boundary=x',
        'application/jsonp',
        'application/json; charset=iso-8859-1',
        '',
      ].map((type) => send(target, call, { headers: { 'Content-Type': type } })),
      send(target, call, { headers: { ...mediaHeaders(call.endpoint), 'Content-Encoding': 'gzip' } }),
    ]),

  invalid: (call, target) =>
    call.endpoint.request === null
      ? Promise.all(
          ['from=2026-02-30', 'from=1.12.2026', 'days=0', 'days=63', 'days=x', 'days=1.5'].map((query) =>
            target.fetch(`${call.path}?${query}`),
          ),
        )
      : sendEach(
          target,
          call,
          call.endpoint.upload
            ? [
                { body: formOf({ opening: 'x' }, null) },
                { body: formOf({}) },
                { body: formOf({ cv: 'text' }, null) },
              ]
            : ['{}', '[]', 'null', '"text"', '7', '{"firstName":null}'].map((body) => ({ body })),
        ),

  referenceReused: async ({ endpoint, path }, target) => {
    const request = validRequest(endpoint)
    expect((await target.fetch(path, request)).status).toBe(201)
    const changed = encode(endpoint, changedBodies[endpoint.name] ?? {})
    return [await target.fetch(path, { ...request, body: changed })]
  },

  linkRefused: async ({ endpoint, path, key = '' }, target) => {
    const { reference } = readPath(endpoint.path, path)
    const other = await bookOne(target)
    const last = key.endsWith('A') ? 'B' : 'A'
    const links = [
      { reference, key: '' },
      { reference, key: key.slice(0, -1) },
      { reference, key: key.slice(0, -1) + last },
      { reference, key: `${key}A` },
      { reference, key: key.toUpperCase() === key ? key.toLowerCase() : key.toUpperCase() },
      { reference, key: other.key },
      { reference: other.reference, key },
      { reference: 'BK-0000-0000-0000', key },
      { reference: 'x', key },
    ]
    const { [linkKeyHeader]: _key, ...keyless } = validRequest(endpoint).headers
    const own = fillPath(endpoint.path, { reference })
    return Promise.all([
      ...links.map((link) =>
        target.fetch(
          fillPath(endpoint.path, { reference: link.reference }),
          validRequest(endpoint, undefined, link.key),
        ),
      ),
      // An address is logged by proxies and kept by browsers: a key that stands in one opens nothing.
      ...[own, `${own}?key=${encodeURIComponent(key)}`].map((each) =>
        target.fetch(each, { ...validRequest(endpoint), headers: keyless }),
      ),
    ])
  },

  linkEnded: asValid,

  slotTaken: asValid,

  bookingCancelled: asValid,

  bookingBegun: asValid,

  tooMany: null,

  unavailable: async (call, target) => {
    await target.breakStorage()
    try {
      return [await send(target, call, {})]
    } finally {
      await target.mendStorage()
    }
  },
}
