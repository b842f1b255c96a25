/** A case of each problem of the contract. */
import { expect } from 'vitest'
import { fillPath, referenceHeader } from '../index.ts'
import type { ProblemName } from '../index.ts'
import { bookingProblemCases } from './booking-problem-cases.ts'
import { encode, formOf, mediaHeaders } from './requests.ts'
import { sampleOf, validRequest } from './samples.ts'
import { send, sendAsValid, sendEach } from './problem-case.ts'
import type { ProblemCase } from './problem-case.ts'

/** `null` if a request alone cannot cause it. */
export const problemCases: Record<ProblemName, ProblemCase | null> = {
  ...bookingProblemCases,

  unexpected: null,

  malformedJson: {
    send: (call, target) =>
      sendEach(target, call, [
        { body: '{"firstName":"Asha Rao' },
        { body: '' },
        { body: 'undefined' },
        { body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]) },
      ]),
  },

  malformedForm: {
    send(call, target) {
      const { body = {} } = sampleOf(call.endpoint)
      const [field = ''] = Object.keys(body)
      const fileField = call.endpoint.upload!.field
      const twice = formOf(body, undefined, 'first.pdf', fileField)
      twice.append(fileField, new Blob(['%PDF-1.4']), 'second.pdf')
      const elsewhere = formOf(body, null)
      elsewhere.append(`${fileField}-photo`, new Blob(['%PDF-1.4']), 'photo.pdf')
      const again = formOf(body, undefined, 'cv.pdf', fileField)
      again.append(field, 'something else')
      const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
      return sendEach(target, call, [
        { body: twice },
        { body: elsewhere },
        { body: again },
        { headers, body: `--x\r\nContent-Disposition: form-data; name="${field}"\r\n\r\nasha@exam` },
        { headers, body: 'not a form' },
      ])
    },
  },

  tooSlow: null,

  badReference: {
    send: (call, target) =>
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
  },

  notSignedIn: { send: sendAsValid },

  signInUnavailable: { send: sendAsValid },

  crossSite: {
    send: (call, target) =>
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
            headers: { ...validRequest(call.endpoint, call.key).headers, ...headers } as Record<
              string,
              string
            >,
          }),
        ),
      ),
  },

  forbidden: null,

  registrationClosed: {
    send: (call, target) => sendEach(target, call, [{}, { body: '{}' }, { body: '{"username":"asha"}' }]),
  },

  notFound: null,

  methodNotAllowed: null,
  // Only by the server, before routing: `platform/http/host.test.ts`.
  misdirected: null,

  tooLarge: {
    send(call, target) {
      const { bodyLimit = 0, upload } = call.endpoint
      const { body = {} } = sampleOf(call.endpoint)
      return sendEach(
        target,
        call,
        upload
          ? [{ body: formOf(body, new Uint8Array(bodyLimit), 'cv.pdf', upload.field) }]
          : [
              { body: JSON.stringify(body).padEnd(bodyLimit + 1) },
              { body: JSON.stringify('x'.repeat(bodyLimit * 4)) },
            ],
      )
    },
  },

  unsupportedType: {
    send: (call, target) =>
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
  },

  invalid: {
    async send(call, target) {
      const { schema, path, upload } = call.endpoint
      const { body = {}, invalidParams = [] } = sampleOf(call.endpoint)
      const invalidUrls = invalidParams.map((wrong) => target.fetch(fillPath(path, wrong)))
      const [field = ''] = Object.keys(body)
      const bodies = upload
        ? [formOf({ [field]: 'x' }, null), formOf({}), formOf({ [upload.field]: 'text' }, null)]
        : ['{}', '[]', 'null', '"text"', '7', '{"firstName":null}']
      const sent = schema.request ? bodies.map((wrong) => send(target, call, { body: wrong })) : []
      return Promise.all([...invalidUrls, ...sent])
    },
  },

  referenceReused: {
    async send({ endpoint, path }, target) {
      const request = validRequest(endpoint)
      expect((await target.fetch(path, request)).status).toBe(201)
      const changed = encode(endpoint, sampleOf(endpoint).changed!)
      return [await target.fetch(path, { ...request, body: changed })]
    },
    // The first, accepted request with the reference.
    addedRows: 1,
  },

  tooMany: null,

  unavailable: {
    async send(call, target) {
      await target.breakStorage()
      try {
        return await sendAsValid(call, target)
      } finally {
        await target.repairStorage()
      }
    },
  },
}
