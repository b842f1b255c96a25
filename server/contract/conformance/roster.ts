import { beforeAll, describe, expect, test } from 'vitest'
import { NO_CONSULTANT } from '../clients/rules.ts'
import { endpoints } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, addTaskOf, adminOf, clientProfile, newTask } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { addClient, completeTask, listConsultants, listRoster, listTasks, reopenTask, updateClient } =
  endpoints

/** With few statutory tasks. */
const quiet = {
  constitution: 'individual',
  gst: 'none',
  filing: 'no-business',
  advanceTax: 'none',
  turnover: 'unknown',
  tdsDeductor: false,
  payroll: [],
} as const

/** Names of the full-text search: a search, and what it finds. */
const searches = [
  ['राव', ['राव परिवार', 'श्री राव और साथी']],
  ['परि', ['राव परिवार']],
  ['वार', []],
  ['क्षे', ['क्षेत्रीय कपड़ा भंडार']],
  ['कपडा', ['क्षेत्रीय कपड़ा भंडार']],
  ['भंडार क्षेत्रीय', ['क्षेत्रीय कपड़ा भंडार']],
  ['चांद', ['चाँद सिलाई केंद्र']],
  ['साथी रा', ['श्री राव और साथी']],
  ['रावण', []],
  ['zari', ['Zari Weavers']],
  ['WEAV za', ['Zari Weavers']],
  ['eavers', []],
  ["o'brien", ["O'Brien & Sons"]],
  ['"zari" or (*', []],
  ['%', []],
] as const

export function describeRoster(start: StartTarget) {
  describe('the list of clients for the staff', () => {
    const target = useTarget(start)
    let admin: TestCaller
    let other: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
      other = await addCaller(target(), { role: 'admin' })
    })

    const read = async (params: object = {}) =>
      (await succeed(target(), listRoster, { cookie: admin.cookie, params: { limit: '100', ...params } }))
        .body
    const namesOf = async (params: object = {}) => (await read(params)).clients.map(({ name }) => name)
    const add = async (name: string, consultant = '') =>
      (
        await succeed(target(), addClient, {
          cookie: admin.cookie,
          body: { profile: { ...clientProfile, ...quiet, name }, consultant },
        })
      ).body

    /** Marks the statutory tasks of a client as done, whose dates depend on the day of the test. */
    async function completeAll(client: string) {
      const { body } = await succeed(target(), listTasks, {
        cookie: admin.cookie,
        params: { client, limit: '200' },
      })
      for (const { id } of body.tasks)
        await succeed(target(), completeTask, { cookie: admin.cookie, params: { client, task: id } })
    }

    test.each(searches)('the search "%s" finds by the beginnings of words', async (search, found) => {
      if ((await namesOf({ search: 'zari' })).length === 0)
        for (const name of [
          'राव परिवार',
          'श्री राव और साथी',
          'क्षेत्रीय कपड़ा भंडार',
          'चाँद सिलाई केंद्र',
          'Zari Weavers',
          "O'Brien & Sons",
        ])
          await add(name)
      expect((await namesOf({ search })).toSorted()).toEqual([...found].toSorted())
    })

    test('a client is found by its PAN or GSTIN, from its beginning up to its first digit on', async () => {
      const { cookie } = admin
      const body = {
        profile: { ...clientProfile, ...quiet, name: 'Found by Number' },
        gstin: '29AAGCB7383J1Z4',
      }
      await succeed(target(), addClient, { cookie, body })
      for (const search of [
        'AAGCB7383J',
        'aagcb7383j',
        ' AAGCB 7383 ',
        'AAGCB7',
        '29AAGCB7383J1Z4',
        '29 aagcb7',
      ])
        expect(await namesOf({ search }), search).toEqual(['Found by Number'])
      // Another one, its end, and too few letters to tell it from a word.
      for (const search of ['AAGCB7384', '7383J', 'AAGCB', '29AAGCB7383J1Z5'])
        expect(await namesOf({ search }), search).toEqual([])
      expect(await namesOf({ search: 'AAGCB7383J', consultant: admin.username })).toEqual([])
      await add('Block5 Stores')
      expect(await namesOf({ search: 'block5' })).toEqual(['Block5 Stores'])
    })

    test('a client is found by its new name, and no longer by the former', async () => {
      const { id, profile, version } = await add('Formerly Silks')
      await succeed(target(), updateClient, {
        cookie: admin.cookie,
        params: { client: id },
        body: { profile: { ...profile, name: 'Lately Cottons' }, version },
      })
      expect(await namesOf({ search: 'formerly' })).toEqual([])
      expect(await namesOf({ search: 'late cott' })).toEqual(['Lately Cottons'])
    })

    test('clients of one consultant, of none, and of all, with their numbers', async () => {
      await add('Mine One', admin.username)
      await add('Mine Two', admin.username)
      await add('Theirs One', other.username)
      await add('Nobody’s One')
      expect(await namesOf({ consultant: admin.username })).toEqual(['Mine One', 'Mine Two'])
      expect(await namesOf({ consultant: admin.username, search: 'one' })).toEqual(['Mine One'])
      expect(await namesOf({ search: 'one' })).toEqual(['Mine One', 'Nobody’s One', 'Theirs One'])
      expect(await namesOf({ consultant: NO_CONSULTANT, search: 'one' })).toEqual(['Nobody’s One'])
      const { body } = await succeed(target(), listConsultants, { cookie: admin.cookie })
      const numbers = new Map(body.consultants.map(({ username, clients }) => [username, clients]))
      expect([numbers.get(admin.username), numbers.get(other.username)]).toEqual([2, 1])
      expect(body.unassigned).toBe((await namesOf({ consultant: NO_CONSULTANT })).length)
    })

    test('a row says what is overdue, what is due next and what waits for the client', async () => {
      const { id } = await add('Due Dates', other.username)
      await completeAll(id)
      const row = async () => (await read({ search: 'due dates' })).clients[0]
      expect(await row()).toMatchObject({
        id,
        consultant: { username: other.username },
        overdue: 0,
        overdueSince: null,
        nextDue: null,
        waiting: 0,
      })
      const at = (dueOn: string | null, waitsFor = 'firm') =>
        addTaskOf(target(), id, { ...newTask, items: [], dueOn, waitsFor })
      const past = await at('2020-05-31')
      await at('2020-06-30', 'client')
      await at('2098-03-31')
      await at('2099-03-31', 'client')
      await at(null, 'client')
      expect(await row()).toMatchObject({
        overdue: 2,
        overdueSince: '2020-05-31',
        nextDue: '2098-03-31',
        waiting: 3,
      })
      await succeed(target(), completeTask, {
        cookie: admin.cookie,
        params: { client: id, task: past.id },
      })
      expect(await row()).toMatchObject({ overdue: 1, overdueSince: '2020-06-30' })
    })

    test('sorted by date, overdue first, and the other way round; a done task no longer counts', async () => {
      const [a, b, c, d] = await Promise.all([
        add('Sorted A'),
        add('Sorted B'),
        add('Sorted C'),
        add('Sorted D'),
      ])
      for (const { id } of [a, b, c, d]) await completeAll(id)
      const due = (client: string, dueOn: string) =>
        addTaskOf(target(), client, { ...newTask, items: [], dueOn })
      await due(a.id, '2090-01-03')
      const first = await due(b.id, '2090-01-01')
      await due(c.id, '2090-01-02')
      const sorted = (order: string) => namesOf({ search: 'sorted', sort: 'due', order })
      expect(await sorted('asc')).toEqual(['Sorted B', 'Sorted C', 'Sorted A', 'Sorted D'])
      expect(await sorted('desc')).toEqual(['Sorted D', 'Sorted A', 'Sorted C', 'Sorted B'])
      const params = { client: b.id, task: first.id }
      await succeed(target(), completeTask, { cookie: admin.cookie, params })
      expect(await sorted('asc')).toEqual(['Sorted C', 'Sorted A', 'Sorted B', 'Sorted D'])
      await succeed(target(), reopenTask, { cookie: admin.cookie, params })
      expect(await sorted('asc')).toEqual(['Sorted B', 'Sorted C', 'Sorted A', 'Sorted D'])
    })

    test.each(['name', 'due'])('pages by %s follow each other without a gap', async (sort) => {
      for (const name of ['Paged A', 'Paged B', 'Paged C']) await addClientOf(target(), [], { name })
      for (const order of ['asc', 'desc']) {
        const all = await namesOf({ sort, order })
        const paged: string[] = []
        let after = ''
        for (let hasMore = true; hasMore;) {
          const page = await read({ sort, order, limit: '2', ...(after && { after }) })
          paged.push(...page.clients.map(({ name }) => name))
          after = page.clients.at(-1)!.id
          ;({ hasMore } = page)
        }
        expect(paged).toEqual(all)
      }
    })

    test('clients get nothing', async () => {
      const client = await addCaller(target())
      for (const endpoint of [listRoster, listConsultants])
        await expectProblem(await sendCall(target(), endpoint, { cookie: client.cookie }), 'forbidden')
    })
  })

  describe('a search of the list of clients for a word that many names have', () => {
    const target = useTarget(start)

    test(
      'its pages are in the order of names, and follow changes of names',
      { timeout: 60_000 },
      async () => {
        const { cookie } = await adminOf(target())
        const add = async (name: string) =>
          (
            await succeed(target(), addClient, {
              cookie,
              body: { profile: { ...clientProfile, ...quiet, name }, consultant: '' },
            })
          ).body
        const namesOf = async (search: string) => {
          const names: string[] = []
          for (let after = '', hasMore = true; hasMore;) {
            const { body } = await succeed(target(), listRoster, {
              cookie,
              params: { search, after, limit: '25' },
            })
            names.push(...body.clients.map(({ name }) => name))
            after = body.clients.at(-1)?.id ?? ''
            hasMore = body.hasMore
          }
          return names
        }
        const numbers = Array.from({ length: 120 }, (_, index) => String(index).padStart(3, '0'))
        for (const number of numbers.toReversed())
          await add(`${Number(number) % 2 ? 'Zeta' : 'बीटा'} राव ${number}`)
        const names = [
          ...numbers.filter((number) => Number(number) % 2).map((number) => `Zeta राव ${number}`),
          ...numbers.filter((number) => Number(number) % 2 === 0).map((number) => `बीटा राव ${number}`),
        ]
        expect(await namesOf('राव')).toEqual(names)
        expect(await namesOf('रा zet')).toEqual(names.slice(0, 60))
        expect(await namesOf('राव 11')).toEqual(names.filter((name) => name.includes(' 11')))
        expect(await namesOf('राव 119')).toEqual(['Zeta राव 119'])

        const first = await add('Alpha राव')
        expect((await namesOf('राव')).slice(0, 2)).toEqual(['Alpha राव', 'Zeta राव 001'])
        await succeed(target(), updateClient, {
          cookie,
          params: { client: first.id },
          body: { profile: { ...first.profile, name: 'Alpha Rao' }, version: first.version },
        })
        expect(await namesOf('राव')).toEqual(names)
        expect(await namesOf('alpha')).toEqual(['Alpha Rao'])
      },
    )
  })
}
