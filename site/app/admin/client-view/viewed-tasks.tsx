import type { Client } from '@anupalan/server/contract/clients/schema'
import { useSearchParams } from 'react-router-dom'
import { TaskDetail } from '../../client/tasks/task-detail.tsx'
import { TaskLists } from '../../client/tasks/task-lists.tsx'

/** The tasks of the portal, or with `?task=` one of them. */
export function ViewedTasks({ client }: { client: Client }) {
  const [query] = useSearchParams()
  const task = query.get('task')
  return task === null ? (
    <TaskLists client={client}>{null}</TaskLists>
  ) : (
    <TaskDetail key={task} client={client} id={task} />
  )
}
