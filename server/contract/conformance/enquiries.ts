import { describe, expect, test } from 'vitest'
import { enquiryRules } from '../enquiries/rules.ts'
import { enquiryReceiptSchema } from '../enquiries/schema.ts'
import { endpoints, MAX_MAILS_PER_DAY, serviceOptions } from '../index.ts'
import type { Reference } from '../index.ts'
import { newEmail } from './booking-samples.ts'
import { enquiry } from './enquiry-samples.ts'
import { expectProblem } from './expect-problem.ts'
import { jsonHeaders, newReference, shorten } from './requests.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { sendEnquiry } = endpoints

const astral = '𝒜'

export function describeEnquiries(start: StartTarget) {
  describe('enquiries', () => {
    const target = useTarget(start)

    const send = (body: unknown, reference?: Reference<'EN'>) =>
      target().fetch(sendEnquiry.path, {
        method: 'POST',
        headers: { ...jsonHeaders, ...(reference && { 'Idempotency-Key': reference }) },
        body: JSON.stringify(body),
      })

    const receive = async (body: unknown, reference?: Reference<'EN'>) => {
      const response = await send(body, reference)
      expect(response.status).toBe(201)
      expect(response.headers.get('Cache-Control')).toBe('no-store')
      return enquiryReceiptSchema.parse(await response.json())
    }

    const stored = async (reference: string) =>
      (await target().stored.enquiries()).filter((each) => each.reference === reference)

    test('"The enquiry is stored before anything else happens": it is stored before the response', async () => {
      const reference = newReference('EN')
      expect(await receive(enquiry, reference)).toEqual({ reference })
      const [row, ...others] = await stored(reference)
      expect(others).toEqual([])
      expect(row).toEqual({
        ...enquiry,
        reference,
        receivedAt: expect.stringMatching(/^\d{4}-.+T.+\.\d{3}Z$/),
      })
    })

    test('each enquiry queues one mail to the firm and one acknowledgement', async () => {
      const before = await target().queuedMails()
      const reference = newReference('EN')
      const from = { ...enquiry, email: newEmail() }
      await receive(from, reference)
      await receive(from, reference)
      expect((await target().queuedMails()) - before).toBe(2)
    })

    test('one address is acknowledged a limited number of times a day, with a mail to the firm each time', async () => {
      const from = { ...enquiry, email: newEmail() }
      const before = await target().queuedMails()
      for (let index = 0; index < MAX_MAILS_PER_DAY + 2; index++) await receive(from)
      expect((await target().queuedMails()) - before).toBe(MAX_MAILS_PER_DAY * 2 + 2)
    })

    test('"a call without the header is served all the same", each time as a new enquiry', async () => {
      const first = await receive(enquiry)
      const second = await receive(enquiry)
      expect(second.reference).not.toBe(first.reference)
      expect(await stored(first.reference)).toHaveLength(1)
    })

    test('"A double click or a retry stores one enquiry"', async () => {
      const reference = newReference('EN')
      const receipts = await Promise.all(Array.from({ length: 8 }, () => receive(enquiry, reference)))
      receipts.push(await receive(enquiry, reference))
      receipts.push(await receive({ ...enquiry, firstName: '  Asha ' }, reference))
      expect(new Set(receipts.map((each) => each.reference))).toEqual(new Set([reference]))
      expect(await stored(reference)).toHaveLength(1)
    })

    test('of two different concurrent enquiries under one reference, one is stored and one rejected', async () => {
      const reference = newReference('EN')
      const bodies = [enquiry, { ...enquiry, company: 'Rao and Daughters' }]
      const responses = await Promise.all(bodies.map((body) => send(body, reference)))
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
      const [row] = await stored(reference)
      const accepted = bodies[responses.findIndex(({ status }) => status === 201)]
      expect(row).toMatchObject({ ...accepted })
    })

    test('a changed enquiry under a used reference leaves the first unchanged', async () => {
      const reference = newReference('EN')
      await receive(enquiry, reference)
      await expectProblem(await send({ ...enquiry, lastName: 'Iyer' }, reference), 'referenceReused')
      expect(await stored(reference)).toEqual([expect.objectContaining(enquiry)])
    })

    for (const [field, wrong, message] of [
      ['firstName', 'A', 'First name must be at least 2 characters.'],
      ['firstName', ' A ', 'First name must be at least 2 characters.'],
      ['firstName', astral, 'First name must be at least 2 characters.'],
      ['lastName', 'R', 'Last name must be at least 2 characters.'],
      ['lastName', undefined, 'Last name must be at least 2 characters.'],
      ['email', '', 'Please enter a valid email address.'],
      ['email', 'asha', 'Please enter a valid email address.'],
      ['email', 'asha@example', 'Please enter a valid email address.'],
      ['email', 'asha@example.in, x@example.in', 'Please enter a valid email address.'],
      ['company', '', 'Company name is required.'],
      ['company', ' \t ', 'Company name is required.'],
      ['service', '', 'Please select a service.'],
      ['service', 'magic', 'Please select a service.'],
      ['message', 'Too short', 'Message must be at least 10 characters.'],
      ['message', 7, 'Message must be at least 10 characters.'],
      ['privacy', false, 'You must agree to the terms and privacy policy.'],
      ['privacy', 'true', 'You must agree to the terms and privacy policy.'],
      ['firstName', 'a'.repeat(101), enquiryRules.firstName.long],
      ['lastName', 'a'.repeat(101), enquiryRules.lastName.long],
      ['email', `${'a'.repeat(244)}@example.in`, enquiryRules.email.long],
      ['company', 'a'.repeat(101), enquiryRules.company.long],
      ['message', 'a'.repeat(4001), enquiryRules.message.long],
      ['message', astral.repeat(4001), enquiryRules.message.long],
    ] as const) {
      const shown = shorten(wrong)
      test(`"${message}" is the only message for ${field} ${shown}`, async () => {
        const fields = await expectProblem(await send({ ...enquiry, [field]: wrong }), 'invalid')
        expect(fields).toEqual({ [field]: message })
      })
    }

    test('an empty enquiry gets all messages together, in the order of the form', async () => {
      const fields = await expectProblem(await send({}), 'invalid')
      expect(Object.entries(fields ?? {})).toEqual([
        ['firstName', 'First name must be at least 2 characters.'],
        ['lastName', 'Last name must be at least 2 characters.'],
        ['email', 'Please enter a valid email address.'],
        ['company', 'Company name is required.'],
        ['service', 'Please select a service.'],
        ['message', 'Message must be at least 10 characters.'],
        ['privacy', 'You must agree to the terms and privacy policy.'],
      ])
    })

    test('each service of the specification is taken', async () => {
      for (const { value } of serviceOptions) {
        const { reference } = await receive({ ...enquiry, service: value })
        expect(await stored(reference)).toEqual([expect.objectContaining({ service: value })])
      }
    })

    test('"Fields are trimmed", names are one line, and a message keeps its lines', async () => {
      const { reference } = await receive({
        ...enquiry,
        firstName: '  Asha\r\nBcc: x@example.in ',
        company: ' Rao   Textiles\u0000 ',
        message: '\n First line.\r\n\r\n  Second line. \u0007\n',
      })
      expect(await stored(reference)).toEqual([
        expect.objectContaining({
          firstName: 'Asha Bcc: x@example.in',
          company: 'Rao Textiles',
          message: 'First line.\n\n  Second line.',
        }),
      ])
    })

    test('the longest enquiry is accepted in any script, with every character escaped', async () => {
      const longest = {
        ...enquiry,
        firstName: astral.repeat(100),
        lastName: 'अ'.repeat(100),
        company: astral.repeat(100),
        message: astral.repeat(4000),
      }
      const body = JSON.stringify(longest).replace(
        /[^ -~]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
      const response = await target().fetch(sendEnquiry.path, { method: 'POST', headers: jsonHeaders, body })
      expect(response.status).toBe(201)
      const { reference } = enquiryReceiptSchema.parse(await response.json())
      expect(await stored(reference)).toEqual([expect.objectContaining(longest)])
    })

    test('a lone surrogate is stored as U+FFFD, and its retry is detected', async () => {
      const reference = newReference('EN')
      const broken = { ...enquiry, company: 'Rao \ud83d Sons' }
      await receive(broken, reference)
      await receive(broken, reference)
      expect(await stored(reference)).toEqual([expect.objectContaining({ company: 'Rao \ufffd Sons' })])
    })

    test('unknown fields are dropped, neither stored nor compared', async () => {
      const reference = newReference('EN')
      await receive({ ...enquiry, status: 'closed', reference: 'EN-0000-0000-0000' }, reference)
      const withPrototype = `${JSON.stringify(enquiry).slice(0, -1)},"__proto__":{"email":"x"}}`
      const response = await target().fetch(sendEnquiry.path, {
        method: 'POST',
        headers: { ...jsonHeaders, 'Idempotency-Key': reference },
        body: withPrototype,
      })
      expect(response.status).toBe(201)
      const [row] = await stored(reference)
      expect(Object.keys(row ?? {}).toSorted()).toEqual(
        [...Object.keys(enquiry), 'receivedAt', 'reference'].toSorted(),
      )
    })
  })
}
