/** All clients of a consultant get another one. That a job moves each once is tested on the server. */
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints, referenceHeader } from '../index.ts'
import { addCaller, sendCall, succeed } from './account-calls.ts'
import { adminOf, clientProfile } from './client-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference } from './requests.ts'
import type { TestCaller } from './sample.ts'
import type { StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

const { addClient, listReassignments, reassignClients, stopReassignment } = endpoints

export function describeReassignments(start: StartTarget) {
  describe('clients of a consultant who leaves', () => {
    const target = useTarget(start, { rateLimits: 'off' })
    let admin: TestCaller
    let leaving: TestCaller
    let heir: TestCaller
    beforeAll(async () => {
      admin = await adminOf(target())
      leaving = await addCaller(target(), { role: 'admin' })
      heir = await addCaller(target(), { role: 'admin' })
      for (const name of ['One', 'Two', 'Three'])
        await succeed(target(), addClient, {
          cookie: admin.cookie,
          body: { profile: { ...clientProfile, name }, consultant: leaving.username },
        })
    })

    const begin = (body: object, reference = newReference('RA')) =>
      sendCall(target(), reassignClients, {
        cookie: admin.cookie,
        body: { from: leaving.username, to: heir.username, clients: 3, ...body },
        headers: { [referenceHeader]: reference },
      })

    test('are given only in the number that was seen, and only to another active member of the staff', async () => {
      expect(await expectProblem(await begin({ clients: 2 }), 'invalid')).toEqual({
        clients: 'The number of clients has changed meanwhile.',
      })
      const member = await addCaller(target())
      for (const to of [member.username, leaving.username, 'nobody.has.this.name'])
        expect(await expectProblem(await begin({ to }), 'invalid')).toEqual({
          to: 'Please choose a member of the staff.',
        })
      expect(
        await expectProblem(await begin({ from: heir.username, to: leaving.username }), 'invalid'),
      ).toEqual({ from: 'This colleague has no clients.' })
    })

    test('are given by a job, which can be stopped, and started once under a reference', async () => {
      const reference = newReference('RA')
      const first = await begin({}, reference)
      expect(first.status).toBe(201)
      const started = (await first.json()) as object
      expect(started).toMatchObject({
        reference,
        from: { isStaff: true },
        clients: 3,
        moved: 0,
        state: 'running',
      })
      expect((await begin({}, reference)).status).toBe(201)
      const { body: stopped } = await succeed(target(), stopReassignment, {
        cookie: admin.cookie,
        params: { reassignment: reference },
      })
      expect(stopped).toMatchObject({ state: 'stopped', moved: 0 })
      const { body } = await succeed(target(), listReassignments, { cookie: heir.cookie })
      expect(body.reassignments).toEqual([stopped])
    })
  })
}
