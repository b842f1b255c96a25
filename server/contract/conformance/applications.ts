import { beforeAll, describe, expect, test } from 'vitest'
import type * as applications from '../applications/endpoints.ts'
import { applicationRules, cvRule } from '../applications/rules.ts'
import { applicationReceiptSchema } from '../applications/schema.ts'
import type { Application } from '../applications/schema.ts'
import { endpoints } from '../index.ts'
import type { Reference } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { formOf, newReference, pdf, shorten, testClock } from './requests.ts'
import { addCaller, newUsername, sendCall, succeed } from './account-calls.ts'
import { adminOf } from './client-calls.ts'
import type { AnySample, Samples, TestCaller } from './sample.ts'
import type { ConformanceTarget, StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { sendApplication } = endpoints

export const application = {
  opening: 'gst-associate',
  name: 'Lakshmi Narayanan',
  email: 'lakshmi@example.in',
  phone: '+91 98450 12345',
  note: 'I have filed GST returns for two years.',
  consent: 'true',
} as const satisfies Application

/** Applies as a visitor does. @returns the reference */
async function applyTo(target: ConformanceTarget, changes: object = {}): Promise<Reference<'AP'>> {
  const reference = newReference('AP')
  const response = await target.fetch(sendApplication.path, {
    method: 'POST',
    headers: { 'Idempotency-Key': reference },
    body: formOf({ ...application, ...changes }),
  })
  if (response.status !== 201) throw new Error(`The application was not stored: ${await response.text()}`)
  return reference
}

const ofAnApplication = {
  prepare: async (target) => ({ params: { application: await applyTo(target) } }),
  missing: () => ({ application: 'AP-0000-0000-0000' }),
} satisfies AnySample

export const applicationSamples: Samples<typeof applications> = {
  listApplications: {
    invalidParams: [
      { limit: '0' },
      { limit: '101' },
      { status: 'late' },
      { order: 'best' },
      { search: 'x'.repeat(255) },
    ],
  },
  getApplication: ofAnApplication,
  downloadCv: ofAnApplication,
  setApplicationProgress: {
    ...ofAnApplication,
    body: { status: 'review', staffNote: 'Ask for references.', version: 1 },
  },
  eraseApplication: { ...ofAnApplication, body: { version: 1 } },
  sendApplication: {
    body: application,
    changed: { ...application, note: 'I have filed GST returns for three years.' },
  },
}

const bytes = (text: string) => new TextEncoder().encode(text)

/** A complete PDF of exactly this length in bytes. */
function pdfOf(length: number): Uint8Array<ArrayBuffer> {
  const end = '\nstartxref\n9\n%%EOF\n'
  return bytes(`%PDF-1.7\n${'%'.repeat(length - 9 - end.length)}${end}`)
}

export function describeApplications(start: StartTarget) {
  describe('applications', () => {
    const target = useTarget(start)

    const send = (form: FormData, reference?: Reference<'AP'>) =>
      target().fetch(sendApplication.path, {
        method: 'POST',
        headers: reference ? { 'Idempotency-Key': reference } : {},
        body: form,
      })

    const receive = async (form: FormData, reference?: Reference<'AP'>) => {
      const response = await send(form, reference)
      expect(response.status).toBe(201)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      return applicationReceiptSchema.parse(await response.json())
    }

    const stored = async (reference: string) =>
      (await target().stored.applications()).filter((each) => each.reference === reference)

    test('"careers: openings with structured data, an application with a CV upload": it is stored before the response', async () => {
      const reference = newReference('AP')
      expect(await receive(formOf(application, pdf(), 'लक्ष्मी CV.pdf'), reference)).toEqual({ reference })
      expect(await stored(reference)).toEqual([
        {
          ...application,
          reference,
          receivedAt: expect.stringMatching(/^\d{4}-.+T.+\.\d{3}Z$/),
          cv: {
            name: 'लक्ष्मी CV.pdf',
            kind: 'pdf',
            bytes: pdf().length,
            sha256: expect.stringMatching(/^[\da-f]{64}$/),
          },
        },
      ])
    })

    test('each application queues one mail to the firm and one acknowledgement', async () => {
      const before = await target().queuedMails()
      const reference = newReference('AP')
      await receive(formOf(application), reference)
      await receive(formOf(application), reference)
      expect((await target().queuedMails()) - before).toBe(2)
    })

    test('a call without the header is accepted, each time as a new application', async () => {
      const first = await receive(formOf(application))
      const second = await receive(formOf(application))
      expect(second.reference).not.toBe(first.reference)
    })

    test('"A lost connection offers a retry": repeated, also concurrently, it is stored once', async () => {
      const reference = newReference('AP')
      const receipts = await Promise.all(
        Array.from({ length: 6 }, () => receive(formOf(application), reference)),
      )
      receipts.push(await receive(formOf(application, pdf(), 'renamed.pdf'), reference))
      expect(new Set(receipts.map((each) => each.reference))).toEqual(new Set([reference]))
      expect(await stored(reference)).toHaveLength(1)
    })

    test('another CV under a used reference is rejected, and the first is unchanged', async () => {
      const reference = newReference('AP')
      await receive(formOf(application), reference)
      const [before] = await stored(reference)
      await expectProblem(await send(formOf(application, pdf('another')), reference), 'referenceReused')
      expect(await stored(reference)).toEqual([before])
    })

    for (const [field, wrong, message] of [
      ['name', 'L', applicationRules.name.short],
      ['name', 'a'.repeat(101), applicationRules.name.long],
      ['email', 'lakshmi', applicationRules.email.invalid],
      ['email', '', applicationRules.email.invalid],
      ['phone', '12345', applicationRules.phone.invalid],
      ['phone', 'call me', applicationRules.phone.invalid],
      ['phone', '+91 98450 12345 67890', applicationRules.phone.invalid],
      ['note', 'a'.repeat(1001), applicationRules.note.long],
      ['consent', '', applicationRules.consent.missing],
      ['consent', 'false', applicationRules.consent.missing],
      ['opening', 'no-such-opening', applicationRules.opening.closed],
      ['opening', '../etc/passwd', applicationRules.opening.closed],
      ['opening', 'articled-assistant', applicationRules.opening.closed],
    ] as const) {
      test(`"${message}" is the only message for ${field} ${shorten(wrong)}`, async () => {
        const fields = await expectProblem(await send(formOf({ ...application, [field]: wrong })), 'invalid')
        expect(fields).toEqual({ [field]: message })
      })
    }

    for (const [what, file, name, problem] of [
      ['no file', null, '', 'missing'],
      ['no file chosen, as browsers send it', new Uint8Array(), '', 'missing'],
      ['an empty file', new Uint8Array(), 'cv.pdf', 'empty'],
      ['one byte more than 5 MB', pdfOf(cvRule.maxBytes + 1), 'cv.pdf', 'large'],
      ['an image', bytes('\u0089PNG\r\n\u001a\n'), 'cv.pdf', 'wrongKind'],
      ['a web page', bytes('<!doctype html><script>alert(1)</script>'), 'cv.pdf', 'wrongKind'],
      ['a truncated PDF', bytes('%PDF-1.4\n1 0 obj'), 'cv.pdf', 'damaged'],
      ['a PDF with trailing data', bytes('%PDF-1.4\nstartxref\n9\n%%EOF\n<script>'), 'cv.pdf', 'damaged'],
      ['a truncated zip', bytes('PK\u0003\u0004'.padEnd(60, 'x')), 'cv.docx', 'damaged'],
    ] as const) {
      test(`"${cvRule.messages[problem]}" is the only message for ${what}`, async () => {
        const before = (await target().stored.applications()).length
        const fields = await expectProblem(await send(formOf(application, file, name)), 'invalid')
        expect(fields).toEqual({ cv: cvRule.messages[problem] })
        expect(await target().stored.applications()).toHaveLength(before)
      })
    }

    test('the largest CV is accepted', async () => {
      const { reference } = await receive(formOf(application, pdfOf(cvRule.maxBytes)))
      expect(await stored(reference)).toEqual([
        expect.objectContaining({ cv: expect.objectContaining({ bytes: cvRule.maxBytes }) }),
      ])
    })

    test('an empty form gets all messages together', async () => {
      const fields = await expectProblem(await send(formOf({ note: '' }, null)), 'invalid')
      expect(fields).toEqual({
        opening: applicationRules.opening.closed,
        name: applicationRules.name.short,
        email: applicationRules.email.invalid,
        phone: applicationRules.phone.invalid,
        consent: applicationRules.consent.missing,
        cv: cvRule.messages.missing,
      })
    })

    test('the note is optional; unknown fields are dropped', async () => {
      const { note: _none, ...others } = application
      const { reference } = await receive(formOf({ ...others, status: 'hired', cvKey: 'x' }))
      const [row] = await stored(reference)
      expect(row).toMatchObject({ ...others, note: '' })
      expect(Object.keys(row ?? {}).toSorted()).toEqual(
        [...Object.keys(application), 'cv', 'receivedAt', 'reference'].toSorted(),
      )
    })

    for (const [given, kept] of [
      ['../../etc/passwd.pdf', 'passwd.pdf'],
      ['C:\\temp\\cv.pdf', 'cv.pdf'],
      ['cv.pdf.exe', 'cv.pdf.exe.pdf'],
      ['cv\u202Efdp.exe', 'cvfdp.exe.pdf'],
      ['.htaccess', 'htaccess.pdf'],
      ['a'.repeat(300), `${'a'.repeat(116)}.pdf`],
    ] as const) {
      test(`a file called ${shorten(given)} is stored with a safe name`, async () => {
        const { reference } = await receive(formOf(application, pdf(), given))
        const [row] = await stored(reference)
        expect(row?.cv.name).toBe(kept)
      })
    }
  })
}

const { downloadCv, eraseApplication, getApplication, listApplications, setApplicationProgress } = endpoints

export function describeApplicationReview(start: StartTarget) {
  describe('applications as the staff decides them', () => {
    const time = testClock()
    const target = useTarget(start, { rateLimits: 'off', clock: time.clock })
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
    })

    /** Each at another time, in order. */
    let minutes = 0
    const receive = (changes: object = {}) => {
      time.set(new Date(Date.parse('2026-11-23T04:00:00.000Z') + ++minutes * 60_000).toISOString())
      return applyTo(target(), changes)
    }
    const referencesFor = async (params: Record<string, string>) => {
      const { body } = await succeed(target(), listApplications, { cookie: admin.cookie, params })
      return body.applications.map(({ reference }) => reference)
    }
    const open = async (reference: string, { cookie } = admin) =>
      (await succeed(target(), getApplication, { cookie, params: { application: reference } })).body
    const change = (reference: string, body: object) =>
      sendCall(target(), setApplicationProgress, {
        cookie: admin.cookie,
        params: { application: reference },
        body,
      })
    const erase = (reference: string, version: number) =>
      sendCall(target(), eraseApplication, {
        cookie: admin.cookie,
        params: { application: reference },
        body: { version },
      })

    test('a new one is in the list, with its opening by title and the day of its erasure; readonly reads it', async () => {
      const reader = await addCaller(target(), { role: 'readonly' })
      const reference = await receive()
      const { receivedAt } = (await open(reference, reader)).application
      expect(receivedAt).toMatch(/^2026-11-23T/)
      expect(await open(reference, reader)).toEqual({
        application: {
          reference,
          receivedAt,
          opening: 'GST associate',
          name: application.name,
          email: application.email,
          phone: application.phone,
          status: 'new',
          erasedFrom: receivedAt.replace('2026', '2027'),
          version: 1,
        },
        note: application.note,
        staffNote: '',
        cv: { name: 'cv.pdf', kind: 'pdf', bytes: pdf().length },
      })
    })

    test('pages follow each other in both orders; searched by name, address and reference; filtered by status', async () => {
      const name = `Zubin ${newUsername().replaceAll('.', '')}`
      const sent = []
      for (let index = 0; index < 5; index++) sent.push(await receive({ name }))
      for (const [order, expected] of [
        ['newest', sent.toReversed()],
        ['oldest', sent],
      ] as const) {
        const params = { search: name.toUpperCase(), order, limit: '2' }
        const found: string[] = []
        for (let page = ['']; page.length > 0;) {
          page = await referencesFor({ ...params, after: found.at(-1) ?? '' })
          found.push(...page)
        }
        expect(found).toEqual(expected)
      }
      const email = `${newUsername()}@example.in`
      const reference = await receive({ name: `Asha ${name}`, email })
      for (const search of [email.toUpperCase(), reference.toLowerCase(), `asha  ${name}`])
        expect(await referencesFor({ search }), search).toEqual([reference])
      expect((await change(reference, { status: 'hired', staffNote: '', version: 1 })).status).toBe(200)
      expect(await referencesFor({ search: email, status: 'hired' })).toEqual([reference])
      expect(await referencesFor({ search: email, status: 'new' })).toEqual([])
      expect(await referencesFor({ search: '%' })).toEqual([])
    })

    test('its CV is sent as an attachment, byte for byte', async () => {
      const reference = await receive()
      const response = await sendCall(target(), downloadCv, {
        cookie: admin.cookie,
        params: { application: reference },
      })
      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Disposition')).toMatch(/^attachment;/)
      expect(response.headers.get('Content-Type')).toBe('application/pdf')
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(pdf())
    })

    test('status and note are saved together; of changes to one version at once, one gets 200 and the others 409', async () => {
      const reference = await receive()
      const body = { status: 'invited', staffNote: 'Friday,\n11 am.', version: 1 }
      const responses = await Promise.all([change(reference, body), change(reference, body)])
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
      expect(await open(reference)).toMatchObject({
        application: { status: 'invited', version: 2 },
        staffNote: 'Friday,\n11 am.',
      })
    })

    test('erased: it is gone with its mails, unless somebody has changed it meanwhile', async () => {
      const before = await target().queuedMails()
      const reference = await receive()
      await change(reference, { status: 'declined', staffNote: '', version: 1 })
      await expectProblem(await erase(reference, 1), 'changedMeanwhile')
      expect((await erase(reference, 2)).status).toBe(204)
      await expectProblem(await erase(reference, 2), 'notFound')
      expect(await referencesFor({ search: reference })).toEqual([])
      expect(await target().queuedMails()).toBe(before)
      const stored = await target().stored.applications()
      expect(stored.filter((each) => each.reference === reference)).toEqual([])
    })
  })
}
