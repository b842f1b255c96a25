/** A case of each problem of the contract. */
import { expect } from 'vitest'
import { endpoints, fillPath, referenceHeader, tusHeaders } from '../index.ts'
import type { ProblemName } from '../index.ts'
import { accountProblemCases } from './account-problem-cases.ts'
import { bookingProblemCases } from './booking-problem-cases.ts'
import { clientProblemCases } from './client-problem-cases.ts'
import { dataRightsProblemCases } from './data-rights-problem-cases.ts'
import { formOf } from './requests.ts'
import { resumableProblemCases, wrongFile } from './resumable-problem-cases.ts'
import { documentProblemCases } from './document-problem-cases.ts'
import { requestOf, sampleOf } from './samples.ts'
import { send, sendAsValid, sendEach } from './problem-case.ts'
import type { ProblemCase } from './problem-case.ts'

/** `null` if a request alone cannot cause it. */
export const problemCases: Record<ProblemName, ProblemCase | null> = {
  ...bookingProblemCases,
  ...accountProblemCases,
  ...resumableProblemCases,
  ...documentProblemCases,
  ...dataRightsProblemCases,
  ...clientProblemCases,

  unexpected: null,

  mailLinkUnknown: {
    async send(call, target) {
      const { endpoint, params = {} } = call
      const tokens = [undefined, '', `${params.token}x`, params.token?.slice(1)]
      return Promise.all(
        tokens.map((token) => send(target, { ...call, path: fillPath(endpoint.path, { token }) })),
      )
    },
  },

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
        ].map((value) => send(target, call, { headers: { [referenceHeader]: value } })),
      ),
  },

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
          // With a session, a browser sends one of the two.
          ...(call.caller.username === '' ? [] : [{ Origin: '' }]),
        ].map((headers) => send(target, call, { headers: headers as Record<string, string> })),
      ),
  },

  registrationClosed: {
    isStrict: true,
    send: (call, target) => sendEach(target, call, [{}, { body: '{}' }, { body: '{"username":"asha"}' }]),
  },

  methodNotAllowed: null,
  // Only by the server, before routing: `platform/http/host.test.ts`.
  misdirected: null,

  tooLarge: {
    async send(call, target) {
      const { bodyLimit = 0, upload, resumable } = call.endpoint
      if (resumable?.step === 'create')
        return sendEach(target, call, [
          { headers: { [tusHeaders.length]: String(resumable.rule.maxBytes + 1) } },
          { headers: { [tusHeaders.length]: '999999999999999' } },
        ])
      if (resumable) return sendEach(target, call, [{ body: new Uint8Array(10_000) }])
      const { body = sampleOf(call.endpoint).body ?? {} } = call
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
        send(target, call, { headers: { 'Content-Encoding': 'gzip' } }),
      ]),
  },

  invalid: {
    async send(call, target) {
      const { schema, path, upload, resumable } = call.endpoint
      if (resumable?.step === 'create')
        return sendEach(target, call, [{ headers: { [tusHeaders.length]: '0' } }])
      if (resumable) return sendEach(target, call, [{ body: wrongFile }])
      const { body = {}, invalidParams = [] } = sampleOf(call.endpoint)
      const invalidUrls = invalidParams.map((wrong) =>
        send(target, { ...call, path: fillPath(path, { ...call.params, ...wrong }) }),
      )
      const [field = ''] = Object.keys(body)
      const bodies = upload
        ? [formOf({ [field]: 'x' }, null), formOf({}), formOf({ [upload.field]: 'text' }, null)]
        : ['{}', '[]', 'null', '"text"', '7', '{"firstName":null}']
      const sent = schema.request ? bodies.map((wrong) => send(target, call, { body: wrong })) : []
      return Promise.all([...invalidUrls, ...sent])
    },
  },

  referenceReused: {
    async send({ endpoint, path, cookie, origin, body, changed }, target) {
      const sender = { endpoint, cookie, origin }
      const request = requestOf({ ...sender, ...(body && { body }) })
      expect((await target.fetch(path, request)).status).toBe(201)
      const { headers, ...other } = requestOf({ ...sender, body: changed ?? sampleOf(endpoint).changed })
      const reference = { [referenceHeader]: request.headers[referenceHeader] ?? '' }
      return [await target.fetch(path, { ...request, ...other, headers: { ...headers, ...reference } })]
    },
    // The first, accepted request with the reference. An upload is not a record yet.
    addedRows: ({ resumable }) => (resumable ? 0 : 1),
  },

  changedMeanwhile: {
    send: (call, target) =>
      sendEach(
        target,
        call,
        [
          { version: 0, sha256: '0'.repeat(64) },
          { version: 2, sha256: 'f'.repeat(64) },
        ].map((outdated) => ({
          body: JSON.stringify({ ...(call.body ?? sampleOf(call.endpoint).body), ...outdated }),
        })),
      ),
  },

  tooMany: null,
  tooManyTries: null,

  unavailable: {
    async send(call, target) {
      // `startTotp` writes one row, which it has read before; `checkClientImport` writes none.
      const reads =
        ['GET', 'HEAD'].includes(call.endpoint.method) ||
        [endpoints.startTotp.name, endpoints.checkClientImport.name].some(
          (name) => name === call.endpoint.name,
        )
      await target.breakStorage({ reads })
      return sendAsValid(call, target).finally(() => target.repairStorage())
    },
    // Nothing was used up.
    succeedsAfter: true,
  },
}
