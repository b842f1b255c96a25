import { Select } from '@anupalan/design-system/select'
import type { Task } from '@anupalan/server/contract/tasks/schema'
import { formatDate } from '@anupalan/server/compliance/ist'
import { useEffect } from 'react'
import { useApiQuery } from '../../data/use-api.ts'
import { clientApi } from './api.ts'
import { deliveryWords as words } from './delivery-words.ts'

/** Most open tasks to choose from, those due first; as many as the server gives at once. */
const MAX_TASKS = 200

const labelOf = ({ title, statutory, dueOn }: Task): string =>
  [title, statutory?.period, dueOn === null ? undefined : words.due(formatDate(dueOn))]
    .filter(Boolean)
    .join(' · ')

export interface TaskFieldProps {
  /** Id of the client. */
  client: string
  /** Id of the chosen task; empty for none. */
  value: string
  onChange: (task: string) => void
  /** That the chosen task does not exist any more: the tasks are read again. */
  errorMessage: string | undefined
}

/** Chooses the open task to which a delivery belongs, or none. */
export function TaskField({ client, value, onChange, errorMessage }: TaskFieldProps) {
  const { data, isError, refetch } = useApiQuery(clientApi, 'listTasks', {
    params: { client, limit: String(MAX_TASKS) },
  })
  const isOutdated = errorMessage !== undefined
  useEffect(() => {
    if (isOutdated) void refetch()
  }, [isOutdated, refetch])
  return (
    <Select
      name="task"
      label={words.task}
      description={
        isError ? words.tasksNotLoaded : data?.tasks.length === 0 ? words.noOpenTask : words.taskHelp
      }
      options={(data?.tasks ?? []).map((task) => ({ value: task.id, label: labelOf(task) }))}
      placeholder={words.noTask}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      isOptional
    />
  )
}
