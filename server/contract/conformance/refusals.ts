/** Every refusal that any endpoint documents, provoked at every endpoint that documents it. */
import { describe, expect, test } from 'vitest'
import { endpoints, problems, referenceHeader } from '../index.ts'
import type { Endpoint, ProblemName } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { changedBodies, encode, formOf, mediaHeaders, validBodies, validRequest } from './samples.ts'
import type { ConformanceTarget, StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

/** Requests that must each be refused; the trial of a problem is where its meaning is made precise. */
type Trial = (endpoint: Endpoint, target: ConformanceTarget) => Promise<Response[]>

const send = (target: ConformanceTarget, endpoint: Endpoint, init: RequestInit) =>
  target.fetch(endpoint.path, { ...validRequest(endpoint), ...init })

const sendEach = (target: ConformanceTarget, endpoint: Endpoint, inits: RequestInit[]) =>
  Promise.all(inits.map((init) => send(target, endpoint, init)))

const asValid: Trial = async (endpoint, target) => [await send(target, endpoint, {})]

const trials: Record<Exclude<ProblemName, 'unexpected'>, Trial | null> = {
  malformedJson: (endpoint, target) =>
    sendEach(target, endpoint, [
      { body: '{"firstName":"Asha Rao' },
      { body: '' },
      { body: 'undefined' },
      { body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) },
    ]),

  malformedForm: (endpoint, target) => {
    const twice = formOf(validBodies[endpoint.name] ?? {})
    twice.append('cv', new Blob(['%PDF-1.4']), 'second.pdf')
    const elsewhere = formOf(validBodies[endpoint.name] ?? {}, null)
    elsewhere.append('photo', new Blob(['%PDF-1.4']), 'photo.pdf')
    const again = formOf(validBodies[endpoint.name] ?? {})
    again.append('email', 'other@example.in')
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    return sendEach(target, endpoint, [
      { body: twice },
      { body: elsewhere },
      { body: again },
      { headers, body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nasha@exam' },
      { headers, body: 'no form at all' },
    ])
  },

  tooSlow: null,

  badReference: (endpoint, target) =>
    Promise.all(
      [
        '',
        'EN-',
        'en-0000-0000-0000',
        'EN-0000-0000-000U',
        'ZZ-0000-0000-0000',
        `${endpoint.reference}-0000`,
      ].map((value) =>
        send(target, endpoint, { headers: { ...mediaHeaders(endpoint), [referenceHeader]: value } }),
      ),
    ),

  notSignedIn: asValid,

  signInUnavailable: asValid,

  crossSite: (endpoint, target) =>
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
        send(target, endpoint, {
          headers: { ...validRequest(endpoint).headers, ...headers } as Record<string, string>,
        }),
      ),
    ),

  forbidden: null,

  registrationClosed: (endpoint, target) =>
    sendEach(target, endpoint, [{}, { body: '{}' }, { body: '{"username":"asha"}' }]),

  notFound: null,

  methodNotAllowed: null,

  tooLarge: (endpoint, target) =>
    sendEach(
      target,
      endpoint,
      endpoint.upload
        ? [{ body: formOf(validBodies[endpoint.name] ?? {}, new Uint8Array(endpoint.bodyLimit)) }]
        : [
            { body: JSON.stringify(validBodies[endpoint.name]).padEnd(endpoint.bodyLimit + 1) },
            { body: JSON.stringify('x'.repeat(endpoint.bodyLimit * 4)) },
          ],
    ),

  unsupportedType: (endpoint, target) =>
    Promise.all([
      ...[
        'text/plain',
        'application/x-www-form-urlencoded',
        endpoint.upload ? 'application/json' : 'multipart/form-data; boundary=x',
        'application/jsonp',
        'application/json; charset=iso-8859-1',
        '',
      ].map((type) => send(target, endpoint, { headers: { 'Content-Type': type } })),
      send(target, endpoint, { headers: { ...mediaHeaders(endpoint), 'Content-Encoding': 'gzip' } }),
    ]),

  invalid: (endpoint, target) =>
    sendEach(
      target,
      endpoint,
      endpoint.upload
        ? [
            { body: formOf({ opening: 'x' }, null) },
            { body: formOf({}) },
            { body: formOf({ cv: 'text' }, null) },
          ]
        : ['{}', '[]', 'null', '"text"', '7', '{"firstName":null}'].map((body) => ({ body })),
    ),

  referenceReused: async (endpoint, target) => {
    const request = validRequest(endpoint)
    expect((await target.fetch(endpoint.path, request)).status).toBe(201)
    const changed = encode(endpoint, changedBodies[endpoint.name] ?? {})
    return [await target.fetch(endpoint.path, { ...request, body: changed })]
  },

  tooMany: null,

  unavailable: async (endpoint, target) => {
    await target.breakStorage()
    try {
      return [await send(target, endpoint, {})]
    } finally {
      await target.mendStorage()
    }
  },
}

export function describeRefusals(start: StartTarget) {
  describe('refusals', () => {
    const target = useTarget(start)

    for (const endpoint of endpoints as readonly Endpoint[]) {
      for (const name of endpoint.problems) {
        const trial = name === 'unexpected' ? null : trials[name]
        if (trial === null) continue
        test(`${endpoint.name} answers ${problems[name].status} ${name}: ${problems[name].meaning}`, async () => {
          const before = await countStored(target())
          const answers = await trial(endpoint, target())
          expect(answers).not.toHaveLength(0)
          for (const answer of answers) await expectProblem(answer, name)
          // The first, accepted use of a reference is the one row a trial may leave.
          expect((await countStored(target())) - before).toBe(name === 'referenceReused' ? 1 : 0)
        })
      }
    }

    test('an unknown path of the API answers 404, whatever the method', async () => {
      for (const path of ['/api', '/api/', '/api/nothing', '/api/contact/', '/api/contact/x', '/api/user/']) {
        for (const method of ['GET', 'POST', 'DELETE']) {
          await expectProblem(await target().fetch(path, { method }), 'notFound')
        }
      }
    })

    test('a known path answers 405 to a method it does not take, with Allow', async () => {
      for (const [path, method, allow] of [
        ['/api/contact', 'GET', 'POST'],
        ['/api/contact', 'PUT', 'POST'],
        ['/api/feedback', 'DELETE', 'POST'],
        ['/api/logout', 'OPTIONS', 'POST'],
        ['/api/user', 'POST', 'GET, HEAD'],
      ] as const) {
        const answer = await target().fetch(path, { method })
        await expectProblem(answer, 'methodNotAllowed')
        expect(answer.headers.get('Allow')).toBe(allow)
      }
    })

    test('no refusal repeats what was sent', async () => {
      const marker = 'planted-marker'
      for (const endpoint of (endpoints as readonly Endpoint[]).filter(({ request }) => request)) {
        for (const body of endpoint.upload
          ? [formOf({ email: marker, note: marker, [marker]: marker })]
          : [`{"${marker}`, JSON.stringify({ email: marker, message: marker, [marker]: marker })]) {
          const answer = await send(target(), endpoint, { body })
          expect(answer.ok).toBe(false)
          expect(await answer.text()).not.toContain(marker)
        }
      }
    })
  })

  describe('limits', () => {
    const target = useTarget(start, { rateLimits: 'on' })

    for (const endpoint of endpoints as readonly Endpoint[]) {
      const { points, seconds } = endpoint.rateLimit
      test(`${endpoint.name} answers 429 tooMany after ${points} calls in ${seconds} s, with Retry-After`, async () => {
        for (let call = 0; call < points; call++) {
          const { status } = await target().fetch(endpoint.path, validRequest(endpoint))
          expect(status).not.toBe(429)
        }
        const answer = await target().fetch(endpoint.path, validRequest(endpoint))
        await expectProblem(answer, 'tooMany')
        expect(Number(answer.headers.get('Retry-After'))).toBeLessThanOrEqual(seconds)
      })
    }
  })
}

async function countStored(target: ConformanceTarget): Promise<number> {
  const [applications, enquiries, feedback, pageViews] = await Promise.all([
    target.applications(),
    target.enquiries(),
    target.feedback(),
    target.pageViews(),
  ])
  const counted = pageViews.reduce((sum, { views }) => sum + views, 0)
  return applications.length + enquiries.length + feedback.length + counted
}
