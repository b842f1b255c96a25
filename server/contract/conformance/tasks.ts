import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../index.ts'
import type { Task } from '../tasks/schema.ts'
import { businessProfile } from '../clients/business-profile.ts'
import { statutoryTasks } from '../tasks/statutory-tasks.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import {
  addClientOf,
  addTaskOf,
  adminOf,
  clientProfile,
  newTask,
  returnOf,
  setAccess,
} from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const {
  addTaskComment,
  completeTask,
  getTask,
  listTasks,
  markTaskRead,
  reopenTask,
  setFilingStatus,
  setTaskItem,
  updateClient,
  updateTask,
} = endpoints

const now = new Date('2026-11-24T06:00:00.000Z')

export function describeTasks(start: StartTarget) {
  describe('tasks', () => {
    const target = useTarget(start, { rateLimits: 'off', clock: () => now })
    let admin: TestCaller
    let asha: TestCaller
    let client: string
    beforeAll(async () => {
      admin = await adminOf(target())
      asha = await addCaller(target())
      client = (await addClientOf(target(), [asha.username])).id
    })

    const list = async (params: Readonly<Record<string, string>> = {}, caller = asha) =>
      (await succeed(target(), listTasks, { cookie: caller.cookie, params: { client, ...params } })).body

    const read = async (task: string, caller = asha) =>
      (await succeed(target(), getTask, { cookie: caller.cookie, params: { client, task } })).body

    const comment = (task: string, text: string, { cookie }: TestCaller, reference = newReference('TC')) =>
      sendCall(target(), addTaskComment, {
        cookie,
        params: { client, task },
        body: { text },
        headers: { 'Idempotency-Key': reference },
      })

    test('a client has the statutory tasks of its profile, by due date', async () => {
      const { tasks } = await list({ limit: '200' })
      const expected = statutoryTasks(businessProfile(clientProfile), '2026-11-24')
      expect(tasks.map(({ dueOn }) => dueOn)).toEqual(expected.map(({ dueOn }) => dueOn).toSorted())
      expect(tasks.find(({ title, dueOn }) => title === 'GSTR-3B' && dueOn === '2026-12-20')).toMatchObject({
        statutory: { obligation: 'gstr-3b', period: 'November 2026', isReturn: true },
        waitsFor: 'firm',
        doneAt: null,
        version: 1,
      })
    })

    test('a new profile changes what is open', async () => {
      const { id, version } = await addClientOf(target(), [asha.username])
      await succeed(target(), updateClient, {
        cookie: admin.cookie,
        params: { client: id },
        body: { profile: { ...clientProfile, gst: 'composition' }, version },
      })
      const { tasks } = await list({ client: id, limit: '200' })
      const obligations = new Set(tasks.map(({ statutory }) => statutory?.obligation))
      expect(obligations.has('gstr-3b')).toBe(false)
      expect(obligations.has('cmp-08')).toBe(true)
    })

    test('pages follow each other without a gap, and done tasks begin with the newest date', async () => {
      const whole = await list({ limit: '200' })
      const paged: Task[] = []
      for (let hasMore = true; hasMore;) {
        const page = await list({ limit: '7', after: paged.at(-1)?.id ?? '' })
        paged.push(...page.tasks)
        hasMore = page.hasMore
      }
      expect(paged).toEqual(whole.tasks)

      const ids = whole.tasks.slice(0, 2).map(({ id }) => id)
      for (const id of ids)
        await succeed(target(), completeTask, { cookie: asha.cookie, params: { client, task: id } })
      const done = await list({ status: 'done' })
      const dates = done.tasks.map(({ dueOn }) => dueOn ?? '')
      expect(dates).toEqual(dates.toSorted().toReversed())
      expect(done.tasks.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    })

    test('a task is done, says by whom, and is reopened; doing it twice changes nothing', async () => {
      const { id } = await addTaskOf(target(), client)
      const params = { client, task: id }
      const done = await succeed(target(), completeTask, { cookie: asha.cookie, params })
      expect(done.body).toMatchObject({ doneAt: now.toISOString(), doneBy: { isStaff: false }, version: 2 })
      const again = await succeed(target(), completeTask, { cookie: admin.cookie, params })
      expect(again.body).toEqual(done.body)
      const open = await succeed(target(), reopenTask, { cookie: asha.cookie, params })
      expect(open.body).toMatchObject({ doneAt: null, doneBy: null })
    })

    test('a member with limited access reads and comments, and completes nothing', async () => {
      const limited = await addCaller(target())
      await setAccess(target(), client, limited.username, 'limited')
      const { id, checklist } = await addTaskOf(target(), client)
      const sent = { cookie: limited.cookie, params: { client, task: id, item: checklist[0]?.id ?? '' } }
      for (const endpoint of [completeTask, reopenTask])
        await expectProblem(await sendCall(target(), endpoint, sent), 'forbidden')
      await expectProblem(
        await sendCall(target(), setTaskItem, { ...sent, body: { isDone: true } }),
        'forbidden',
      )
      expect((await comment(id, 'When is it due?', limited)).status).toBe(201)
      expect((await read(id, limited)).comments).toHaveLength(1)
    })

    test('a task of another client is not found under one’s own', async () => {
      const other = await addClientOf(target())
      const { id, checklist } = await addTaskOf(target(), other.id)
      const own = await addTaskOf(target(), client)
      const sent = { cookie: asha.cookie, params: { client, task: id, item: checklist[0]?.id ?? '' } }
      for (const endpoint of [getTask, completeTask, reopenTask, markTaskRead])
        await expectProblem(await sendCall(target(), endpoint, sent), 'notFound')
      await expectProblem(await comment(id, 'x', asha), 'notFound')
      // A step of another task, under one's own task.
      await expectProblem(
        await sendCall(target(), setTaskItem, {
          ...sent,
          params: { ...sent.params, task: own.id },
          body: { isDone: true },
        }),
        'notFound',
      )
      // The staff names a client that the task does not belong to.
      await expectProblem(
        await sendCall(target(), updateTask, {
          cookie: admin.cookie,
          params: { client, task: id },
          body: { ...newTask, version: 1 },
        }),
        'notFound',
      )
    })

    test('a step keeps its state while its text stays', async () => {
      const { id, checklist } = await addTaskOf(target(), client)
      const params = { client, task: id }
      const [first = { id: '', text: '' }] = checklist
      await succeed(target(), setTaskItem, {
        cookie: asha.cookie,
        params: { ...params, item: first.id },
        body: { isDone: true },
      })
      const { body } = await succeed(target(), updateTask, {
        cookie: admin.cookie,
        params,
        body: { ...newTask, items: ['Sales register', first.text], version: 1 },
      })
      expect(body.checklist.map(({ text, isDone }) => [text, isDone])).toEqual([
        ['Sales register', false],
        [first.text, true],
      ])
      expect(body.checklist[1]?.id).toBe(first.id)
    })

    test('the text and the date of a statutory task follow from the law', async () => {
      const task = await returnOf(target(), client)
      const { body } = await succeed(target(), updateTask, {
        cookie: admin.cookie,
        params: { client, task: task.id },
        body: { ...newTask, items: [], version: task.version },
      })
      expect(body).toMatchObject({
        title: task.title,
        detail: task.detail,
        dueOn: task.dueOn,
        waitsFor: newTask.waitsFor,
      })
    })

    test('the way of a return is dated, and what is filed has its number', async () => {
      const { id } = await returnOf(target(), client)
      const set = (status: string, acknowledgement?: string, task = id) =>
        sendCall(target(), setFilingStatus, {
          cookie: admin.cookie,
          params: { client, task },
          body: { status, ...(acknowledgement !== undefined && { acknowledgement }) },
        })
      expect((await set('in-preparation')).status).toBe(200)
      expect(await expectProblem(await set('filed'), 'invalid')).toEqual({
        acknowledgement: 'Please enter the ARN or acknowledgement number.',
      })
      const filed = (await (await set('filed', ' AA2911260000001 ')).json()) as Task
      expect(filed.filing).toEqual([
        { status: 'in-preparation', on: '2026-11-24', acknowledgement: '' },
        { status: 'filed', on: '2026-11-24', acknowledgement: 'AA2911260000001' },
      ])
      const other = await addTaskOf(target(), client)
      expect(await expectProblem(await set('asked', '', other.id), 'invalid')).toEqual({
        status: 'Only a return has a filing status.',
      })
    })

    test('a return that is to be approved waits for the client, with every later status for the firm', async () => {
      const { id } = await returnOf(target(), client)
      const set = async (status: string) => {
        const { body } = await succeed(target(), setFilingStatus, {
          cookie: admin.cookie,
          params: { client, task: id },
          body: { status, acknowledgement: 'AA2911260000001' },
        })
        return [body.waitsFor, body.version]
      }
      const [, version] = await set('in-preparation')
      expect(await set('for-approval')).toEqual(['client', Number(version) + 1])
      expect(await set('asked')).toEqual(['client', Number(version) + 1])
      expect(await set('in-preparation')).toEqual(['firm', Number(version) + 2])
      expect(await set('asked')).toEqual(['firm', Number(version) + 2])
      await set('for-approval')
      expect(await set('filed')).toEqual(['firm', Number(version) + 4])
    })

    test('comments are in order, unread for others until they are read, and sent once', async () => {
      const { id } = await addTaskOf(target(), client)
      const reference = newReference('TC')
      const first = await comment(id, 'Which month?\n\nअक्टूबर?', asha, reference)
      expect(await first.json()).toMatchObject({ author: { isStaff: false }, isOwn: true })
      expect((await comment(id, 'Which month?\n\nअक्टूबर?', asha, reference)).status).toBe(201)
      await expectProblem(await comment(id, 'Another text', asha, reference), 'referenceReused')
      await comment(id, 'October.', admin)

      const unreadOf = async (caller: TestCaller) => (await read(id, caller)).task.unread
      expect(await unreadOf(asha)).toBe(1)
      expect(await unreadOf(admin)).toBe(1)
      await succeed(target(), markTaskRead, { cookie: asha.cookie, params: { client, task: id } })
      expect(await unreadOf(asha)).toBe(0)
      expect(await unreadOf(admin)).toBe(1)
      const { comments, task } = await read(id, admin)
      expect(task.comments).toBe(2)
      expect(comments.map(({ text, author, isOwn }) => [text, author.isStaff, isOwn])).toEqual([
        ['Which month?\n\nअक्टूबर?', false, false],
        ['October.', true, true],
      ])
    })

    test('a comment under the reference of another person’s comment is refused', async () => {
      const { id } = await addTaskOf(target(), client)
      const reference = newReference('TC')
      expect((await comment(id, 'Mine', asha, reference)).status).toBe(201)
      await expectProblem(await comment(id, 'Mine', admin, reference), 'referenceReused')
    })
  })
}
