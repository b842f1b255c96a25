/** The inbox of enquiries. */
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import { addCaller, newUsername, sendCall, succeed } from './account-calls.ts'
import { adminOf } from './client-calls.ts'
import { enquiry, sendEnquiryOf } from './enquiry-samples.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference, testClock } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const {
  addEnquiryNote,
  getEnquiry,
  listEnquiries,
  listEnquiryOwners,
  replyToEnquiry,
  setEnquiryOwner,
  setEnquiryStatus,
} = endpoints

export function describeInbox(start: StartTarget) {
  describe('the inbox of enquiries', () => {
    const time = testClock()
    const target = useTarget(start, { rateLimits: 'off', clock: time.clock })
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
    })

    /** Each at another time, in order. */
    let minutes = 0
    const receive = (changes: Partial<typeof enquiry> | object = {}) => {
      time.set(new Date(Date.parse('2026-11-23T04:00:00.000Z') + ++minutes * 60_000).toISOString())
      return sendEnquiryOf(target(), changes)
    }

    const listFor = async (params: Record<string, string> = {}, { cookie } = admin) =>
      (await succeed(target(), listEnquiries, { cookie, params })).body
    const referencesFor = async (params: Record<string, string> = {}) =>
      (await listFor(params)).enquiries.map(({ reference }) => reference)
    const open = async (reference: string, { cookie } = admin) =>
      (await succeed(target(), getEnquiry, { cookie, params: { enquiry: reference } })).body
    const change = (
      endpoint: typeof setEnquiryStatus | typeof setEnquiryOwner,
      reference: string,
      body: object,
    ) => sendCall(target(), endpoint, { cookie: admin.cookie, params: { enquiry: reference }, body })

    test('a new enquiry is in it, unanswered, owned by nobody, with the beginning of its message', async () => {
      const message = `We sell sweets.\nIn three towns. ${'Please call us. '.repeat(40)}`.trim()
      const reference = await receive({ message, firstName: 'सुनीता', lastName: 'देवी' })
      const [first] = (await listFor({ limit: '1' })).enquiries
      expect(first).toMatchObject({
        reference,
        firstName: 'सुनीता',
        lastName: 'देवी',
        status: 'new',
        owner: null,
        version: 1,
        excerpt: expect.stringMatching(/^We sell sweets\. In three towns\. Please call us\. .{0,160}…$/u),
      })
      expect(await open(reference)).toMatchObject({ enquiry: first, message, entries: [], others: [] })
    })

    test('readonly reads it, and changes nothing', async () => {
      const reader = await addCaller(target(), { role: 'readonly' })
      const reference = await receive()
      expect((await listFor({ limit: '1' }, reader)).enquiries[0]?.reference).toBe(reference)
      expect((await open(reference, reader)).message).toBe(enquiry.message)
    })

    test('pages follow each other in both orders, without a gap', async () => {
      const company = `Pages ${newUsername()}`
      const sent = []
      for (let index = 0; index < 5; index++) sent.push(await receive({ company }))
      for (const [order, expected] of [
        ['newest', sent.toReversed()],
        ['oldest', sent],
      ] as const) {
        const params = { search: company, order, limit: '2' }
        const found: string[] = []
        for (let after = '', hasMore = true; hasMore;) {
          const page = await listFor({ ...params, after })
          found.push(...page.enquiries.map(({ reference }) => reference))
          after = found.at(-1) ?? ''
          hasMore = page.hasMore
        }
        expect(found).toEqual(expected)
      }
    })

    test('it is searched by the beginning of a name, a company, an address or a reference, in any letter case', async () => {
      const unique = newUsername().replaceAll('.', '')
      const reference = await receive({
        firstName: `Zubin ${unique}`,
        lastName: `Ōta${unique}`,
        company: `Kaveri ${unique} 100%`,
        email: `Zubin.${unique}@Example.in`,
      })
      await receive({ firstName: 'Zubeda' })
      for (const search of [
        `zubin ${unique}`,
        `ZUBIN   ${unique} Ōta`,
        `ōta${unique}`,
        `kaveri ${unique}`,
        `kaveri ${unique} 100%`,
        `zubin.${unique}@example.in`,
        `zubin.${unique}`,
        reference,
        reference.toLowerCase(),
        reference.slice(0, 12),
      ])
        expect(await referencesFor({ search }), search).toEqual([reference])
      for (const search of [unique, `${reference}X`, '%', '_averi', `kaveri ${unique} 1000`])
        expect(await referencesFor({ search }), search).toEqual([])
      const hindi = await receive({ firstName: 'राजेश्वरी', lastName: `अय्यर${unique}` })
      expect(await referencesFor({ search: 'राजेश्वरी अय्य' })).toEqual([hindi])
    })

    test('it is filtered by status and owner, and both', async () => {
      const company = `Filters ${newUsername()}`
      const [first, second, third] = [
        await receive({ company }),
        await receive({ company }),
        await receive({ company }),
      ]
      const { username } = admin
      expect((await change(setEnquiryOwner, first, { owner: username, version: 1 })).status).toBe(200)
      expect((await change(setEnquiryOwner, second, { owner: username, version: 1 })).status).toBe(200)
      expect((await change(setEnquiryStatus, second, { status: 'closed', version: 2 })).status).toBe(200)
      const found = (params: Record<string, string>) => referencesFor({ search: company, ...params })
      expect(await found({ status: 'new' })).toEqual([third, first])
      expect(await found({ status: 'closed' })).toEqual([second])
      expect(await found({ owner: username })).toEqual([second, first])
      expect(await found({ owner: '-' })).toEqual([third])
      expect(await found({ owner: username, status: 'new' })).toEqual([first])
      expect(await found({ owner: '-', status: 'closed' })).toEqual([])
    })

    test('"within 24 hours, Sundays apart": it is due until it is answered or closed', async () => {
      // 21 November 2026 is a Saturday.
      time.set('2026-11-21T08:30:00.000Z')
      const reference = await sendEnquiryOf(target())
      expect((await open(reference)).enquiry.replyBy).toBe('2026-11-23T08:30:00.000Z')
      const closed = await change(setEnquiryStatus, reference, { status: 'closed', version: 1 })
      expect(await closed.json()).toMatchObject({ status: 'closed', replyBy: null, version: 2 })
    })

    test('an owner is one of the staff who is not disabled, or nobody', async () => {
      const reference = await receive()
      const reader = await addCaller(target(), { role: 'readonly' })
      const client = await addCaller(target())
      const gone = await addCaller(target(), { role: 'admin' })
      await succeed(target(), endpoints.disableUser, {
        cookie: admin.cookie,
        params: { username: gone.username },
      })
      const { owners } = (await succeed(target(), listEnquiryOwners, { cookie: reader.cookie })).body
      const names = owners.map(({ username }) => username)
      expect(names).toEqual(expect.arrayContaining([admin.username, reader.username]))
      for (const username of [client.username, gone.username, 'nobody.has.this.name']) {
        expect(names).not.toContain(username)
        const refused = await change(setEnquiryOwner, reference, { owner: username, version: 1 })
        expect(await expectProblem(refused, 'invalid')).toEqual({
          owner: 'Please choose a member of the staff.',
        })
      }
      const given = await change(setEnquiryOwner, reference, { owner: reader.username, version: 1 })
      expect(await given.json()).toMatchObject({ owner: { username: reader.username }, version: 2 })
      const taken = await change(setEnquiryOwner, reference, { owner: '', version: 2 })
      expect(await taken.json()).toMatchObject({ owner: null, version: 3 })
    })

    test('of changes to one version at once, one succeeds and the others get 409', async () => {
      const reference = await receive()
      const responses = await Promise.all([
        change(setEnquiryStatus, reference, { status: 'closed', version: 1 }),
        change(setEnquiryStatus, reference, { status: 'won', version: 1 }),
        change(setEnquiryOwner, reference, { owner: admin.username, version: 1 }),
      ])
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      expect((await open(reference)).enquiry.version).toBe(2)
    })

    test('a note is dated, has its author, and is stored once', async () => {
      const reference = await receive()
      const note = newReference('NT')
      const send = (text: string) =>
        sendCall(target(), addEnquiryNote, {
          cookie: admin.cookie,
          params: { enquiry: reference },
          body: { text },
          headers: { 'Idempotency-Key': note },
        })
      const text = 'Knows Rao Textiles.\nCall after 5 pm.'
      const responses = await Promise.all([send(text), send(text), send(` ${text} `)])
      expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
      await expectProblem(await send('Another text.'), 'referenceReused')
      const { entries, enquiry: after } = await open(reference)
      expect(entries).toEqual([
        {
          reference: note,
          kind: 'note',
          text,
          author: { fullName: expect.any(String), isStaff: true },
          at: time.clock().toISOString(),
        },
      ])
      expect(after.version).toBe(1)
      const other = await receive()
      const elsewhere = await sendCall(target(), addEnquiryNote, {
        cookie: admin.cookie,
        params: { enquiry: other },
        body: { text },
        headers: { 'Idempotency-Key': note },
      })
      await expectProblem(elsewhere, 'referenceReused')
    })

    const reply = (reference: string, body: object, key = newReference('RE')) =>
      sendCall(target(), replyToEnquiry, {
        cookie: admin.cookie,
        params: { enquiry: reference },
        body,
        headers: { 'Idempotency-Key': key },
      })

    test('"a reply sets status answered and appears in the thread": one mail, however often it is sent', async () => {
      const reference = await receive()
      const before = await target().queuedMails()
      const key = newReference('RE')
      const body = { text: 'Thank you.\nCan we call you on Monday?', version: 1 }
      const responses = await Promise.all([reply(reference, body, key), reply(reference, body, key)])
      responses.push(await reply(reference, body, key))
      expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
      expect((await target().queuedMails()) - before).toBe(1)
      const { entries, enquiry: answered } = await open(reference)
      expect(answered).toMatchObject({ status: 'answered', replyBy: null, version: 2 })
      expect(entries).toMatchObject([{ reference: key, kind: 'reply', text: body.text }])
    })

    test('a reply to an enquiry that nobody owns makes its author the owner; another owner stays', async () => {
      const first = await receive()
      expect((await reply(first, { text: 'Thank you.', version: 1 })).status).toBe(201)
      expect((await open(first)).enquiry.owner?.username).toBe(admin.username)
      const second = await receive()
      const other = await addCaller(target(), { role: 'admin' })
      await change(setEnquiryOwner, second, { owner: other.username, version: 1 })
      expect((await reply(second, { text: 'Thank you.', version: 2 })).status).toBe(201)
      expect((await open(second)).enquiry.owner?.username).toBe(other.username)
    })

    test('"a reply when somebody else has replied meanwhile is notified": it is not sent', async () => {
      const reference = await receive()
      const before = await target().queuedMails()
      const responses = await Promise.all([
        reply(reference, { text: 'We call you on Monday.', version: 1 }),
        reply(reference, { text: 'Please come on Tuesday.', version: 1 }),
      ])
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
      expect((await target().queuedMails()) - before).toBe(1)
      expect((await open(reference)).entries).toHaveLength(1)
      expect((await reply(reference, { text: 'Please come on Tuesday.', version: 2 })).status).toBe(201)
      expect((await open(reference)).entries).toHaveLength(2)
    })

    test('a reply to an enquiry that is won leaves it won, and opens a closed one again', async () => {
      for (const [status, after] of [
        ['won', 'won'],
        ['closed', 'answered'],
      ] as const) {
        const reference = await receive()
        await change(setEnquiryStatus, reference, { status, version: 1 })
        expect((await reply(reference, { text: 'Thank you.', version: 2 })).status).toBe(201)
        expect((await open(reference)).enquiry.status).toBe(after)
      }
    })

    test('"the same person’s earlier enquiries shown": those of the same mailbox, the newest first', async () => {
      const name = newUsername()
      const first = await receive({ email: `${name}@example.in` })
      const second = await receive({ email: `${name.toUpperCase()}@example.in` })
      const third = await receive({ email: `${name}+tax@example.in` })
      await receive({ email: `x${name}@example.in` })
      expect((await open(second)).others.map(({ reference }) => reference)).toEqual([third, first])
    })
  })
}
