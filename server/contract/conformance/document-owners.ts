/** Identifiers of one client, sent by another: each endpoint of documents, and each mixture of two clients. */
import { beforeAll, describe, expect, test } from 'vitest'
import { endpointList, endpoints, fillPath, problems, problemsOf } from '../index.ts'
import type { ProblemName } from '../index.ts'
import { addCaller, succeed } from './account-calls.ts'
import { addClientOf, addNoteOf, addTaskOf, adminOf, setHoldOf } from './client-calls.ts'
import { addDocumentOf, addRequestOf, askApprovalOf, newDocument, startUploadOf } from './document-calls.ts'
import { expectProblem } from './expect-problem.ts'
import { newReference } from './requests.ts'
import { requestOf } from './samples.ts'
import type { TestCaller } from './sample.ts'
import type { ConformanceTarget, StartTarget } from './target.ts'
import { useTarget } from './use-target.ts'

/** Everything that belongs to one client, by the name of its parameter. */
type Owned = Readonly<
  Record<
    | 'client'
    | 'document'
    | 'number'
    | 'request'
    | 'item'
    | 'approval'
    | 'upload'
    | 'task'
    | 'note'
    | 'hold'
    | 'year',
    string
  >
>

/** Endpoints whose path names a client. */
const ofClients = endpointList.filter(({ path }) => path.startsWith('/api/clients/:client/'))

async function addOwned(target: ConformanceTarget, member: TestCaller): Promise<Owned> {
  const { id: client } = await addClientOf(target, [member.username])
  const document = await addDocumentOf(target, member, client)
  const request = await addRequestOf(target, client)
  const approval = await askApprovalOf(target, client, document)
  const upload = await startUploadOf(target, member, client)
  const task = await addTaskOf(target, client)
  const note = await addNoteOf(target, client)
  const hold = await setHoldOf(target, client)
  return {
    client,
    document: document.id,
    number: '1',
    request: request.id,
    item: request.items[0]?.id ?? '',
    approval: approval.id,
    upload,
    task: task.id,
    note: note.reference,
    hold: hold.reference,
    year: newDocument.year,
  }
}

export function describeDocumentOwners(start: StartTarget) {
  describe('what belongs to a client', () => {
    const target = useTarget(start)
    let asha: TestCaller
    let own: Owned
    let foreign: Owned
    beforeAll(async () => {
      asha = await addCaller(target())
      own = await addOwned(target(), asha)
      foreign = await addOwned(target(), await addCaller(target()))
    })

    for (const endpoint of ofClients) {
      const names = Array.from(endpoint.path.matchAll(/:(\w+)/g), ([, name = '']) => name)
      const owned = names.filter((name) => name !== 'username' && name !== 'number')
      test(`${endpoint.name} finds nothing of another client, nor under one’s own`, async () => {
        const mixed = owned.map((name) => ({ ...own, [name]: foreign[name as keyof Owned] }))
        for (const params of [foreign, ...mixed]) {
          const path = fillPath(endpoint.path, { ...params, username: asha.username })
          const sender = { endpoint, cookie: asha.cookie, origin: target().origin }
          const response = await target().fetch(path, requestOf(sender))
          const possible: readonly ProblemName[] = problemsOf(endpoint)
          const name = possible.includes('forbidden') && response.status === 403 ? 'forbidden' : 'notFound'
          if (endpoint.method === 'HEAD') expect(response.status).toBe(problems[name].status)
          else await expectProblem(response, name)
        }
      })
    }

    test('an identifier in a body is that of the same client', async () => {
      const { cookie } = asha
      const upload = await startUploadOf(target(), asha, own.client)
      const add = (body: object) =>
        target().fetch(
          fillPath(endpoints.addDocument.path, { client: own.client }),
          requestOf({
            endpoint: endpoints.addDocument,
            body: { ...newDocument, upload, ...body },
            cookie,
            origin: target().origin,
          }),
        )
      // Each as if it did not exist.
      for (const name of ['item', 'task', 'upload'] as const) {
        const missing = name === 'upload' ? newReference('UP') : crypto.randomUUID()
        const expected = await expectProblem(await add({ [name]: missing }), 'invalid')
        expect(Object.keys(expected ?? {})).toEqual([name])
        expect(await expectProblem(await add({ [name]: foreign[name] }), 'invalid')).toEqual(expected)
      }
      expect((await add({})).status).toBe(201)
    })

    test('a delivery is listed at the task that it names; a task of another client is as one that does not exist', async () => {
      const admin = await adminOf(target())
      const delivered = { deliveredAs: 'computation', task: own.task } as const
      const { id } = await addDocumentOf(target(), admin, own.client, delivered)
      const { body } = await succeed(target(), endpoints.listDocuments, {
        cookie: asha.cookie,
        params: { client: own.client, task: own.task },
      })
      expect(body.documents.map((document) => document.id)).toEqual([id])
      const upload = await startUploadOf(target(), admin, own.client)
      const deliver = (task: string) =>
        target().fetch(
          fillPath(endpoints.addDocument.path, { client: own.client }),
          requestOf({
            endpoint: endpoints.addDocument,
            body: { ...newDocument, ...delivered, upload, task },
            cookie: admin.cookie,
            origin: target().origin,
          }),
        )
      const missing = await expectProblem(await deliver(crypto.randomUUID()), 'invalid')
      expect(Object.keys(missing ?? {})).toEqual(['task'])
      expect(await expectProblem(await deliver(foreign.task), 'invalid')).toEqual(missing)
    })

    test('an upload belongs to whoever started it', async () => {
      const other = await addCaller(target())
      const { cookie } = await adminOf(target())
      await succeed(target(), endpoints.setMember, {
        cookie,
        params: { client: own.client, username: other.username },
        body: { access: 'full' },
      })
      const path = fillPath(endpoints.getUpload.path, own)
      const request = (sender: TestCaller) =>
        requestOf({ endpoint: endpoints.getUpload, cookie: sender.cookie, origin: target().origin })
      expect((await target().fetch(path, request(asha))).status).toBe(200)
      expect((await target().fetch(path, request(other))).status).toBe(404)
    })
  })
}
