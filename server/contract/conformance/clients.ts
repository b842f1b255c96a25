import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, addTaskOf, adminOf, clientProfile, newTask, setAccess } from './client-calls.ts'
import { addDocumentOf, addRequestOf, askApprovalOf } from './document-calls.ts'
import { expectProblem } from './expect-problem.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const {
  addClient,
  answerItem,
  completeTask,
  decideApproval,
  getClient,
  listClients,
  listMembers,
  removeMember,
  setMember,
  updateClient,
  viewClient,
} = endpoints

export function describeClients(start: StartTarget) {
  describe('clients', () => {
    const target = useTarget(start)
    let admin: TestCaller
    let asha: TestCaller
    let farhan: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
      asha = await addCaller(target())
      farhan = await addCaller(target())
    })

    const namesFor = async ({ cookie }: TestCaller, params = {}) =>
      (await succeed(target(), listClients, { cookie, params })).body.clients.map(
        ({ profile }) => profile.name,
      )

    test('a person sees the clients that they belong to, by name, and the staff sees all', async () => {
      await addClientOf(target(), [asha.username], { name: 'Zari Weavers' })
      await addClientOf(target(), [asha.username], { name: 'राव परिवार' })
      await addClientOf(target(), [asha.username], { name: 'anand & Sons' })
      await addClientOf(target(), [farhan.username], { name: 'Qureshi Exports' })
      const all = ['anand & Sons', 'Qureshi Exports', 'Zari Weavers', 'राव परिवार']
      expect(await namesFor(asha)).toEqual(all.filter((name) => name !== 'Qureshi Exports'))
      expect(await namesFor(farhan)).toEqual(['Qureshi Exports'])
      const reader = await addCaller(target(), { role: 'readonly' })
      expect(await namesFor(reader, { limit: '100' })).toEqual(all)
      expect(await namesFor(reader, { search: 'QURESHI' })).toEqual(['Qureshi Exports'])
      expect(await namesFor(reader, { search: 'परि' })).toEqual(['राव परिवार'])
      expect(await namesFor(reader, { search: 'exp qur' })).toEqual(['Qureshi Exports'])
      expect(await namesFor(reader, { search: 'ports' })).toEqual([])
      expect(await namesFor(asha, { search: 'weav' })).toEqual(['Zari Weavers'])
      expect(await namesFor(asha, { search: 'qureshi' })).toEqual([])
      expect(await namesFor(asha, { search: '%' })).toEqual([])
      expect(await namesFor(reader, { search: '%' })).toEqual([])
    })

    test('members see how many things each of their clients has to do', async () => {
      const member = await addCaller(target())
      const quiet = await addClientOf(target(), [member.username], { name: 'Nothing to do' })
      const busy = await addClientOf(target(), [member.username], { name: 'Something to do' })
      const counts = async ({ cookie }: TestCaller, params = {}) =>
        Object.fromEntries(
          (await succeed(target(), listClients, { cookie, params })).body.clients.map(({ id, waiting }) => [
            id,
            waiting,
          ]),
        )
      expect(await counts(member)).toEqual({ [quiet.id]: 0, [busy.id]: 0 })
      const request = await addRequestOf(target(), busy.id)
      const task = await addTaskOf(target(), busy.id)
      await addTaskOf(target(), busy.id, { ...newTask, waitsFor: 'firm' })
      const approval = await askApprovalOf(
        target(),
        busy.id,
        await addDocumentOf(target(), admin, busy.id, { deliveredAs: 'computation' }),
      )
      expect(await counts(member)).toEqual({ [quiet.id]: 0, [busy.id]: request.items.length + 2 })
      expect(await counts(admin, { limit: '100' })).toMatchObject({ [busy.id]: 0 })
      const { cookie } = member
      for (const { id } of request.items.slice(1))
        await succeed(target(), answerItem, {
          cookie,
          params: { client: busy.id, request: request.id, item: id },
          body: { answer: 'not-applicable', reason: 'There were none.' },
        })
      await succeed(target(), decideApproval, {
        cookie,
        params: { client: busy.id, approval: approval.id },
        body: { decision: 'approved', sha256: approval.sha256 },
      })
      await succeed(target(), completeTask, { cookie, params: { client: busy.id, task: task.id } })
      expect(await counts(member)).toEqual({ [quiet.id]: 0, [busy.id]: 1 })
    })

    test('pages follow each other without a gap', async () => {
      const first = await succeed(target(), listClients, { cookie: asha.cookie, params: { limit: '2' } })
      expect(first.body.hasMore).toBe(true)
      const after = first.body.clients.at(-1)!.id
      const next = await succeed(target(), listClients, {
        cookie: asha.cookie,
        params: { limit: '2', after },
      })
      expect(next.body.hasMore).toBe(false)
      const names = [...first.body.clients, ...next.body.clients].map(({ profile }) => profile.name)
      expect(names).toEqual(await namesFor(asha))
    })

    test('the staff sees a client as a member does, also who may only read, and no member does', async () => {
      const { id } = await addClientOf(target(), [asha.username])
      const reader = await addCaller(target(), { role: 'readonly' })
      const params = { client: id }
      for (const { cookie } of [admin, reader]) {
        const { body } = await succeed(target(), viewClient, { cookie, params })
        expect(body).toMatchObject({ id, access: 'full' })
      }
      await expectProblem(await sendCall(target(), viewClient, { cookie: asha.cookie, params }), 'forbidden')
    })

    test('access is what the staff gave, and ends with the next request', async () => {
      const { id } = await addClientOf(target())
      const params = { client: id }
      const statusFor = async ({ cookie }: TestCaller) =>
        (await sendCall(target(), getClient, { cookie, params })).status
      expect(await statusFor(asha)).toBe(404)
      await setAccess(target(), id, asha.username, 'limited')
      const seen = await succeed(target(), getClient, { cookie: asha.cookie, params })
      expect(seen.body.access).toBe('limited')
      await succeed(target(), removeMember, {
        cookie: admin.cookie,
        params: { client: id, username: asha.username },
      })
      expect(await statusFor(asha)).toBe(404)
      expect(await statusFor(admin)).toBe(200)
    })

    test('a member with limited access sees no other member', async () => {
      const { id } = await addClientOf(target(), [asha.username])
      await setAccess(target(), id, farhan.username, 'limited')
      const membersFor = async ({ cookie }: TestCaller) =>
        (await succeed(target(), listMembers, { cookie, params: { client: id } })).body.members.map(
          ({ username }) => username,
        )
      expect(await membersFor(asha)).toEqual([asha.username, farhan.username].toSorted())
      expect(await membersFor(farhan)).toEqual([farhan.username])
    })

    test('staff are not members, and a consultant is one of the staff', async () => {
      const { id } = await addClientOf(target())
      const asMember = await sendCall(target(), setMember, {
        cookie: admin.cookie,
        params: { client: id, username: admin.username },
        body: { access: 'full' },
      })
      expect(await expectProblem(asMember, 'invalid')).toEqual({
        username: 'The staff sees every client already. Please choose an account of a client.',
      })
      const add = (consultant: string) =>
        sendCall(target(), addClient, { cookie: admin.cookie, body: { profile: clientProfile, consultant } })
      for (const consultant of [asha.username, 'nobody.has.this.name'])
        expect(await expectProblem(await add(consultant), 'invalid')).toEqual({
          consultant: 'Please choose a member of the staff.',
        })
      expect(await (await add(admin.username)).json()).toMatchObject({
        consultant: { username: admin.username },
      })
    })

    test('of changes to one version of a client at once, one succeeds and the others get 409', async () => {
      const { id, version } = await addClientOf(target())
      const change = (name: string) =>
        sendCall(target(), updateClient, {
          cookie: admin.cookie,
          params: { client: id },
          body: { profile: { ...clientProfile, name }, version },
        })
      const responses = await Promise.all([change('First'), change('Second'), change('Third')])
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      await expectProblem(await change('Fourth'), 'changedMeanwhile')
    })

    test.each([
      ['name', '', 'Client name must be at least 2 characters.'],
      ['state', '25', 'Please choose a state.'],
      ['gst', 'yearly', 'Please choose how GST returns are filed.'],
      ['payroll', ['gratuity'], 'Please choose from the registrations listed.'],
    ])('a wrong %s gets a message at its field', async (field, value, message) => {
      const response = await sendCall(target(), addClient, {
        cookie: admin.cookie,
        body: { profile: { ...clientProfile, [field]: value } },
      })
      const fields = await expectProblem(response, 'invalid')
      expect(Object.values(fields ?? {})).toEqual([message])
    })
  })
}
