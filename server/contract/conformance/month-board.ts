/** The month board: clients, the returns of a month, and their status. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { ClientProfile } from '../clients/schema.ts'
import { endpoints } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, adminOf, clientProfile } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { testClock } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { addClient, addTask, completeTask, listReturns, setFilingStatus } = endpoints

/** With two returns a month and nothing else. */
const filer: ClientProfile = { ...clientProfile, tdsDeductor: false, payroll: [], advanceTax: 'none' }

export function describeMonthBoard(start: StartTarget) {
  describe('the month board', () => {
    const time = testClock()
    const target = useTarget(start, { rateLimits: 'off', clock: time.clock })
    let admin: TestCaller
    let consultant: TestCaller
    const ids = new Map<string, string>()
    const idOf = (name: string) => ids.get(name) ?? ''
    beforeAll(async () => {
      admin = await adminOf(target())
      consultant = await addCaller(target(), { role: 'admin' })
      for (const name of ['Chitra', 'अनिल', 'Bharat'])
        ids.set(
          name,
          (
            await succeed(target(), addClient, {
              cookie: admin.cookie,
              body: { profile: { ...filer, name }, consultant: consultant.username },
            })
          ).body.id,
        )
      const none = await addClientOf(target(), [], { ...filer, name: 'Deepa', gst: 'none' })
      ids.set(none.profile.name, none.id)
    })

    const read = async (params: object = {}) =>
      (
        await succeed(target(), listReturns, {
          cookie: admin.cookie,
          params: { month: '2026-12', consultant: consultant.username, ...params },
        })
      ).body

    test('has the clients of a consultant by name, each with the returns that are due in the month', async () => {
      const { clients, hasMore } = await read()
      expect(hasMore).toBe(false)
      expect(clients.map(({ name }) => name)).toEqual(['Bharat', 'Chitra', 'अनिल'])
      for (const { returns, consultant: person } of clients) {
        expect(person?.username).toBe(consultant.username)
        const monthly = returns.filter(({ obligation }) => obligation.startsWith('gstr-'))
        expect(
          monthly.map(({ obligation, dueOn, status, isDone }) => [obligation, dueOn, status, isDone]),
        ).toEqual([
          ['gstr-1', '2026-12-11', null, false],
          ['gstr-3b', '2026-12-20', null, false],
        ])
      }
    })

    test('has no payment and no task of the firm’s own', async () => {
      const client = idOf('Bharat')
      const body = { title: 'Call', dueOn: '2026-12-15', waitsFor: 'firm' }
      await succeed(target(), addTask, { cookie: admin.cookie, params: { client }, body })
      const { clients } = await read()
      const titles = clients.flatMap(({ returns }) => returns.map(({ title }) => title))
      expect(titles).not.toContain('Call')
    })

    test('shows the newest status, and what is done', async () => {
      const client = idOf('Chitra')
      const rowOf = async () => (await read()).clients.find((row) => row.client === client)!
      const { returns } = await rowOf()
      const { task } = returns.find(({ obligation }) => obligation === 'gstr-3b')!
      const set = (body: object) =>
        succeed(target(), setFilingStatus, { cookie: admin.cookie, params: { client, task }, body })
      await set({ status: 'received' })
      await set({ status: 'filed', acknowledgement: 'AA2911260000001' })
      await succeed(target(), completeTask, { cookie: admin.cookie, params: { client, task } })
      const after = (await rowOf()).returns.find((each) => each.task === task)
      expect(after).toMatchObject({ status: 'filed', isDone: true })
      const january = await read({ month: '2027-01' })
      const next = january.clients.find((row) => row.client === client)?.returns ?? []
      expect(next.map(({ status }) => status)).not.toContain('filed')
    })

    test('pages follow each other without a gap, and a search narrows them', async () => {
      const first = await read({ limit: '2' })
      expect(first.hasMore).toBe(true)
      const rest = await read({ limit: '2', after: first.clients.at(-1)!.client })
      expect(rest).toMatchObject({ hasMore: false, clients: [{ name: 'अनिल' }] })
      expect((await read({ search: 'bha' })).clients.map(({ name }) => name)).toEqual(['Bharat'])
    })

    test('has those without a consultant, with no return if nothing is due', async () => {
      const { clients } = await read({ consultant: '-', search: 'deepa' })
      expect(clients).toMatchObject([{ client: idOf('Deepa'), consultant: null }])
      const all = clients.flatMap(({ returns }) => returns)
      expect(all.filter(({ obligation }) => obligation.startsWith('gstr-'))).toEqual([])
    })

    test('says in which month the next return that is not done is due', async () => {
      expect(await read({ month: '2026-11', search: 'bharat' })).toMatchObject({ nextMonth: '2026-12' })
      expect(await read({ month: '2026-12', search: 'bharat' })).toMatchObject({ nextMonth: '2027-01' })
      const { nextMonth, clients } = await read({ month: '2026-12', search: 'nobody of this name' })
      expect([nextMonth, clients]).toEqual([null, []])
      // What is done is not due next.
      const client = idOf('अनिल')
      const december = (await read()).clients.find((row) => row.client === client)!
      for (const { task } of december.returns)
        await succeed(target(), completeTask, { cookie: admin.cookie, params: { client, task } })
      expect(await read({ month: '2026-11', search: 'अनिल' })).toMatchObject({ nextMonth: '2027-01' })
    })

    test('is nothing for clients', async () => {
      const { cookie } = await addCaller(target())
      const response = await sendCall(target(), listReturns, { cookie, params: { month: '2026-12' } })
      await expectProblem(response, 'forbidden')
    })
  })
}
