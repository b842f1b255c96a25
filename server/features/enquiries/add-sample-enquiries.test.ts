import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-server.ts'
import type { TestServer } from '../../testing/start-server.ts'
import { addAccount } from '../../testing/accounts.ts'
import { addSampleEnquiries } from './add-sample-enquiries.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.close())

const rows = () =>
  server.database
    .selectFrom('enquiries')
    .select(['firstName', 'status', 'owner'])
    .orderBy('receivedAt', 'desc')
    .execute()

test('sample enquiries are added once, with an owner who exists, and without mails', async () => {
  const { database, context } = server
  await addAccount(database, { username: 'imran', role: 'admin', now: context.clock(), isCheap: true })
  await addSampleEnquiries(context)
  await database.updateTable('enquiries').set({ status: 'closed' }).where('status', '=', 'new').execute()
  await addSampleEnquiries(context)
  expect(await rows()).toEqual([
    { firstName: 'Lakshmi', status: 'closed', owner: null },
    { firstName: 'सुनीता', status: 'closed', owner: 'imran' },
    { firstName: 'Joseph', status: 'answered', owner: 'imran' },
    { firstName: 'Meera', status: 'won', owner: null },
    { firstName: 'Lakshmi', status: 'closed', owner: null },
  ])
  const entries = database.selectFrom('enquiryEntries').select(['kind', 'author']).orderBy('createdAt')
  expect(await entries.execute()).toEqual([
    { kind: 'reply', author: 'imran' },
    { kind: 'note', author: null },
  ])
  expect(await database.selectFrom('outbox').select('id').execute()).toEqual([])
})
