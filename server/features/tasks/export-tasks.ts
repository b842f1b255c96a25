import { taskCommentsSection, tasksSection } from '@anupalan/server/contract/tasks/export'
import { readComments } from '../../platform/database/conversations.ts'
import { load } from '../../platform/database/database.ts'
import { readPages } from '../../platform/database/read-pages.ts'
import type { ClientExport, ExportRequest, ExportSource } from '../../platform/ports.ts'
import { toTasks } from './queries.ts'
import type { TasksTable } from './tables.ts'

/** The tasks of a client and the comments on them. */
export const exportTasks = (source: ExportSource, request: ExportRequest): ClientExport => ({
  sections: [
    tasksSection(() => readTasks(source, request)),
    taskCommentsSection(() => readTaskComments(source, request)),
  ],
})

const pagesOf = ({ database }: Pick<ExportSource, 'database'>, client: string) =>
  readPages<TasksTable, string>(
    database,
    ({ database: reading, after = '', limit }) =>
      reading
        .selectFrom('tasks')
        .selectAll()
        .where('client', '=', client)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute(),
    ({ id }) => id,
  )

async function* readTasks(source: ExportSource, { client, user }: ExportRequest) {
  for await (const page of pagesOf(source, client))
    yield* await load(source.database, (reading) =>
      toTasks(reading, source.ports.people, page, user.username),
    )
}

async function* readTaskComments({ database, ports }: ExportSource, { client, user }: ExportRequest) {
  for await (const page of pagesOf({ database }, client))
    for (const { id, title } of page) {
      const comments = await load(database, (reading) =>
        readComments(reading, ports.people, id, user.username),
      )
      yield* comments.map((comment) => ({ about: title, ...comment }))
    }
}
