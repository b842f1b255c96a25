import { describe, expect, test } from 'vitest'
import type * as applications from '../applications/endpoints.ts'
import { applicationRules, cvRule } from '../applications/rules.ts'
import { applicationReceiptSchema } from '../applications/schema.ts'
import type { Application } from '../applications/schema.ts'
import { endpoints } from '../index.ts'
import type { Reference } from '../index.ts'
import { expectProblem } from './expect-problem.ts'
import { formOf, newReference, pdf, shorten } from './requests.ts'
import type { Samples } from './sample.ts'
import type { StartTarget } from './target.ts'
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

export const applicationSamples: Samples<typeof applications> = {
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
