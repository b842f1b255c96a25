import { refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import type { RequestContext } from '../../platform/context.ts'
import { markCommentsRead, readComments } from '../../platform/database/conversations.ts'
import { load, store } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import { findTaskRow, listTaskRows, toTasks } from './queries.ts'

/** Members of the client and the staff; the task itself must be that client's. */
export const ownsTasks =
  ({ database, ports }: RequestContext) =>
  async ({
    user,
    params,
  }: {
    readonly user: User
    readonly params: { readonly client: string; readonly task?: string }
  }): Promise<boolean> =>
    load(database, async (reading) => {
      if ((await ports.clients.accessOf(reading, user, params.client)) === undefined) return false
      const { client, task } = params
      return task === undefined || (await findTaskRow(reading, { client, task })) !== undefined
    })

export function listTasks({ database, ports }: RequestContext, call: Call<'listTasks'>) {
  const { params } = call
  return load(database, async (reading) => {
    const rows = await listTaskRows(reading, { ...params, limit: params.limit + 1 })
    const page = rows.slice(0, params.limit)
    return respond(200, {
      tasks: await toTasks(reading, ports.people, page, signedIn(call).username),
      hasMore: rows.length > params.limit,
    })
  })
}

export function getTask({ database, ports }: RequestContext, call: Call<'getTask'>) {
  const { username } = signedIn(call)
  return load(database, async (reading) => {
    const row = await findTaskRow(reading, call.params)
    if (!row) return refuse('notFound')
    const [task] = await toTasks(reading, ports.people, [row], username)
    return respond(200, {
      task: task!,
      comments: await readComments(reading, ports.people, row.id, username),
    })
  })
}

export function markTaskRead({ database }: RequestContext, call: Call<'markTaskRead'>) {
  const { username } = signedIn(call)
  return store(database, async (transaction) => {
    const row = await findTaskRow(transaction, call.params)
    if (!row) return refuse('notFound')
    await markCommentsRead(transaction, row, username)
    return respond(204, undefined)
  })
}
