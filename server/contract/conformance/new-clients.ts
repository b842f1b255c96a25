/** Clients that are added: their PAN and GSTIN, duplicates, and those that begin with an enquiry. */
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import { addCaller, newPassword, newUsername, sendCall, succeed } from './account-calls.ts'
import { adminOf, clientProfile } from './client-calls.ts'
import { sendEnquiryOf } from './enquiry-samples.ts'
import { expectProblem } from './expect-problem.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const {
  acceptInvitation,
  addClient,
  getClient,
  getEnquiry,
  inviteMember,
  joinInvitation,
  listInvitations,
  listMembers,
  listRoster,
  updateClient,
} = endpoints

/** Invented, with a right check character. */
const gstin = '29ABCPR1234F1ZU'
const pan = 'ABCPR1234F'

export function describeNewClients(start: StartTarget) {
  describe('a new client', () => {
    const target = useTarget(start, { rateLimits: 'off' })
    let admin: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
    })

    const add = (body: object = {}) =>
      sendCall(target(), addClient, { cookie: admin.cookie, body: { profile: clientProfile, ...body } })
    const added = async (body: object = {}) =>
      (
        await succeed(target(), addClient, {
          cookie: admin.cookie,
          body: { profile: clientProfile, ...body },
        })
      ).body
    const change = (id: string, body: object) =>
      sendCall(target(), updateClient, {
        cookie: admin.cookie,
        params: { client: id },
        body: { profile: clientProfile, ...body },
      })

    test('has its identifiers in capitals without spaces, and the PAN of its GSTIN', async () => {
      const profile = { ...clientProfile, name: 'Identified Traders' }
      const client = await added({ profile, gstin: ' 29 abcpr-1234f 1zu ' })
      expect(client).toMatchObject({ pan, gstin })
      const seen = await succeed(target(), getClient, {
        cookie: admin.cookie,
        params: { client: client.id },
      })
      expect(seen.body).toMatchObject({ pan, gstin })
      const { body } = await succeed(target(), listRoster, {
        cookie: admin.cookie,
        params: { search: 'Identified' },
      })
      expect(body.clients).toMatchObject([{ panEnd: '234F', gstinEnd: 'F1ZU' }])
      expect(JSON.stringify(body)).not.toContain(pan)
    })

    test.each([
      [{ pan: 'ABCPR1234' }, { pan: 'Please check this PAN: five letters, four digits and a letter.' }],
      [
        { gstin: '29ABCPR1234F1ZA' },
        { gstin: 'Please check this GSTIN: one of its fifteen characters is mistyped.' },
      ],
      [
        { pan: 'ABCPR1234G', gstin },
        { gstin: 'The PAN in this GSTIN, its characters 3 to 12, is another one.' },
      ],
    ])('with the identifiers %j is refused', async (identifiers, problems) => {
      expect(await expectProblem(await add(identifiers), 'invalid')).toEqual(problems)
    })

    test('with the PAN or the GSTIN of another is refused, unless that is said to be right', async () => {
      const profile = { ...clientProfile, name: 'First Holder' }
      await added({ profile, gstin: '27AAACH7409R1Z1' })
      expect(await expectProblem(await add({ gstin: '27aaach7409r1z1' }), 'invalid')).toEqual({
        gstin: 'First Holder has this GSTIN already.',
      })
      expect(await expectProblem(await add({ pan: 'AAACH7409R' }), 'invalid')).toEqual({
        pan: 'First Holder has this PAN already.',
      })
      await added({ pan: 'AAACH7409R', acceptsDuplicate: true })
    })

    test('keeps its identifiers if a change has none, and loses them to empty ones', async () => {
      const { id } = await added({ pan: 'AAAFZ5678K' })
      const renamed = await change(id, { version: 1 })
      expect(await renamed.json()).toMatchObject({ pan: 'AAAFZ5678K', version: 2 })
      const other = await added()
      expect(
        await expectProblem(await change(other.id, { version: 1, pan: 'AAAFZ5678K' }), 'invalid'),
      ).toEqual({ pan: 'Rao Textiles has this PAN already.' })
      const emptied = await change(id, { version: 2, pan: '' })
      expect(await emptied.json()).toMatchObject({ pan: '', version: 3 })
    })

    const invitationTo = async (email: string) => {
      const { body } = await succeed(target(), listInvitations, { cookie: admin.cookie })
      return body.invitations.find((each) => each.email === email)
    }

    test('of an enquiry wins it, invites its sender, and is added once', async () => {
      const email = `${newUsername()}@example.in`
      const reference = await sendEnquiryOf(target(), { email })
      const body = {
        invite: { fullName: 'Asha Rao', email },
        enquiry: { reference, version: 1 },
        consultant: admin.username,
      }
      const { id } = await added(body)
      const { enquiry } = (
        await succeed(target(), getEnquiry, { cookie: admin.cookie, params: { enquiry: reference } })
      ).body
      expect(enquiry).toMatchObject({ status: 'won', client: id, version: 2 })
      expect(await invitationTo(email)).toMatchObject({ role: 'client', status: 'sent' })
      const ofClient = async (client: string) =>
        (await succeed(target(), listInvitations, { cookie: admin.cookie, params: { client } })).body
          .invitations
      expect(await ofClient(id)).toMatchObject([{ email }])
      expect(await ofClient((await added()).id)).toEqual([])
      const mails = await target().queuedMails()
      expect(await expectProblem(await add(body), 'invalid')).toEqual({
        enquiry: 'Somebody else has changed this enquiry meanwhile. Please look at it again.',
      })
      expect(await target().queuedMails()).toBe(mails)

      const invitation = await invitationTo(email)
      const key = await target().linkKey('invitation', invitation!.id)
      const username = newUsername()
      const accepted = await succeed(target(), acceptInvitation, {
        key,
        body: { username, fullName: 'Asha Rao', password: newPassword },
      })
      const { members } = (
        await succeed(target(), listMembers, { cookie: accepted.cookie, params: { client: id } })
      ).body
      expect(members).toMatchObject([{ username, access: 'full' }])
    })

    test('gets a further member by an invitation', async () => {
      const { id } = await added()
      const email = `${newUsername()}@example.in`
      const before = await target().queuedMails()
      await succeed(target(), inviteMember, {
        cookie: admin.cookie,
        params: { client: id },
        body: { fullName: 'Meera Rao', email },
      })
      expect((await target().queuedMails()) - before).toBe(1)
      const { invitations } = (
        await succeed(target(), listInvitations, { cookie: admin.cookie, params: { client: id } })
      ).body
      expect(invitations).toMatchObject([
        { email, fullName: 'Meera Rao', role: 'client', status: 'sent', invitedBy: admin.username },
      ])
      const person = await addCaller(target())
      const key = await target().linkKey('invitation', invitations[0]?.id ?? '')
      await succeed(target(), joinInvitation, { cookie: person.cookie, key })
      const { members } = (
        await succeed(target(), listMembers, { cookie: admin.cookie, params: { client: id } })
      ).body
      expect(members).toMatchObject([{ username: person.username, access: 'full' }])
    })

    test('is joined by an account that accepts its invitation; the staff does not become a member', async () => {
      const accept = async (caller: TestCaller) => {
        const email = `${newUsername()}@example.in`
        const { id } = await added({ invite: { fullName: 'Farhan Qureshi', email } })
        const key = await target().linkKey('invitation', (await invitationTo(email))!.id)
        await succeed(target(), joinInvitation, { cookie: caller.cookie, key })
        return (await succeed(target(), listMembers, { cookie: admin.cookie, params: { client: id } })).body
          .members
      }
      const person = await addCaller(target())
      expect(await accept(person)).toMatchObject([{ username: person.username, access: 'full' }])
      expect(await accept(await addCaller(target(), { role: 'readonly' }))).toEqual([])
    })
  })
}
