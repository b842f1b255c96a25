/**
 * What each screen reads first, so that its document can request it before the application runs. Only the build imports
 * this. An end-to-end test compares it with what the screens request.
 */
import { getUser } from '@anupalan/server/contract/accounts/endpoints'
import { listActivity } from '@anupalan/server/contract/activity/endpoints'
import { listClients } from '@anupalan/server/contract/clients/endpoints'
import { fillPath } from '@anupalan/server/contract/core/path'
import { listApprovals, listDocuments, listRequests } from '@anupalan/server/contract/documents/endpoints'
import { listTasks } from '@anupalan/server/contract/tasks/endpoints'
import { CHOSEN_CLIENT } from './first-reads.rules.ts'
import type { ScreenPath } from './screens.ts'

type Call = readonly [endpoint: { readonly path: string }, params?: Readonly<Record<string, string>>]

const clients: Call = [listClients, { limit: '100' }]
const client = CHOSEN_CLIENT

const calls: Partial<Record<ScreenPath, readonly Call[]>> = {
  '/client/dashboard': [
    clients,
    [listRequests, { client }],
    [listApprovals, { client }],
    [listTasks, { client, status: 'open', limit: '200' }],
    [listDocuments, { client, source: 'client', limit: '3' }],
    [listTasks, { client, status: 'done', limit: '200' }],
    [listActivity, { client, limit: '8' }],
  ],
  '/client/documents': [
    clients,
    [listRequests, { client }],
    [listApprovals, { client }],
    [listDocuments, { client, source: 'firm', limit: '25' }],
    [listDocuments, { client, source: 'client', limit: '25' }],
  ],
  '/client/tasks': [clients, [listTasks, { client, status: 'open', limit: '200' }]],
  '/client/data': [clients],
}

/** URLs of the first reads of a screen, with `CHOSEN_CLIENT` in place of the id of the client. */
export const firstReads = (path: ScreenPath): string[] =>
  [[getUser] as const, ...(calls[path] ?? [])].map(([endpoint, params = {}]: Call) =>
    fillPath(endpoint.path, params),
  )
