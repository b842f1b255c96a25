/** The same task for many clients. That a job adds each once is tested on the server. */
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, referenceHeader } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { addClientOf, adminOf, clientProfile, newTask, startBulkOf } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { addBulkTask, addClient, countBulkTask, listBulkTasks, stopBulkTask } = endpoints

export function describeBulkTasks(start: StartTarget) {
  describe('the same task for many clients', () => {
    const target = useTarget(start)
    let admin: TestCaller
    let consultant: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
      consultant = await addCaller(target(), { role: 'admin' })
      const add = (profile: object) =>
        succeed(target(), addClient, {
          cookie: admin.cookie,
          body: { profile: { ...clientProfile, ...profile }, consultant: consultant.username },
        })
      for (const name of ['Six', 'Five', 'Four', 'Three', 'Two', 'एक']) await add({ name, gst: 'monthly' })
      await add({ name: 'Quarterly', gst: 'qrmp' })
      await add({ name: 'A company', gst: 'monthly', constitution: 'company' })
      await addClientOf(target(), [], { name: 'Of nobody', gst: 'monthly' })
    })

    const count = async (params: object, { cookie } = admin) =>
      (
        await succeed(target(), countBulkTask, {
          cookie,
          params: { consultant: consultant.username, ...params },
        })
      ).body
    const begin = (body: object, reference = newReference('BT')) =>
      sendCall(target(), addBulkTask, {
        cookie: admin.cookie,
        body: { ...newTask, consultant: consultant.username, ...body },
        headers: { [referenceHeader]: reference },
      })

    test('is counted first, with the names of five, and nothing is added by that', async () => {
      expect(await count({ gst: 'monthly', constitution: 'proprietorship' })).toEqual({
        clients: 6,
        names: ['Five', 'Four', 'Six', 'Three', 'Two'],
      })
      expect(await count({ gst: 'monthly' })).toMatchObject({ clients: 7 })
      expect(await count({})).toMatchObject({ clients: 8 })
      expect(await count({ gst: 'composition' })).toEqual({ clients: 0, names: [] })
      const { names } = await count({ consultant: '-', gst: 'monthly' })
      expect(names).toContain('Of nobody')
      const { body } = await succeed(target(), listBulkTasks, { cookie: admin.cookie })
      expect(body.bulkTasks).toEqual([])
    })

    test('is refused with another count than was seen, and for no client at all', async () => {
      const other = await expectProblem(await begin({ gst: 'monthly', clients: 6 }), 'invalid')
      expect(other).toEqual({
        clients: 'The number of clients has changed meanwhile. Please check it again.',
      })
      const fields = await expectProblem(await begin({ gst: 'composition', clients: 0 }), 'invalid')
      expect(fields).toEqual({ clients: 'No client matches this choice. Please choose others.' })
    })

    test('is started once, listed for the staff, and stopped', async () => {
      const reference = newReference('BT')
      const responses = [
        await begin({ gst: 'qrmp', clients: 1 }, reference),
        await begin({ gst: 'qrmp', clients: 1 }, reference),
      ]
      expect(responses.map(({ status }) => status)).toEqual([201, 201])
      await expectProblem(await begin({ gst: 'monthly', clients: 7 }, reference), 'referenceReused')
      const reader = await addCaller(target(), { role: 'readonly' })
      const { body } = await succeed(target(), listBulkTasks, { cookie: reader.cookie })
      expect(body.bulkTasks).toMatchObject([
        { reference, title: newTask.title, clients: 1, skipped: 0, startedBy: { isStaff: true } },
      ])
      const stop = { params: { bulk: reference } }
      await expectProblem(
        await sendCall(target(), stopBulkTask, { ...stop, cookie: reader.cookie }),
        'forbidden',
      )
      const stopped = await succeed(target(), stopBulkTask, { ...stop, cookie: admin.cookie })
      expect(stopped.body.state).not.toBe('running')
      const again = await succeed(target(), stopBulkTask, { ...stop, cookie: admin.cookie })
      expect(again.body).toEqual(stopped.body)
    })

    test('is nothing for clients', async () => {
      const { cookie } = await addCaller(target())
      for (const endpoint of [countBulkTask, listBulkTasks])
        await expectProblem(await sendCall(target(), endpoint, { cookie }), 'forbidden')
      await expect(startBulkOf(target(), cookie, { ...newTask, clients: 1 })).rejects.toThrow('403')
    })
  })
}
