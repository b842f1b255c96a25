import type { Client } from '@anupalan/server/contract/clients/schema'
import { addTaskComment } from '@anupalan/server/contract/tasks/endpoints'
import type { Task, TaskComment } from '@anupalan/server/contract/tasks/schema'
import { apiOf } from '../../../ui/api.ts'
import { useApiMutation } from '../../data/use-api.ts'
import { Conversation } from '../portal/conversation.tsx'
import { tasksWords as words } from './words.ts'

const api = apiOf({ addTaskComment })

export interface CommentsProps {
  client: Client
  task: Task
  comments: readonly TaskComment[]
}

/** The comments of a task, and a form for the next one. */
export function Comments({ client, task, comments }: CommentsProps) {
  const { mutate, isPending, error } = useApiMutation(api, 'addTaskComment', {
    refreshes: ['getTask', 'listTasks', 'listActivity'],
  })
  return (
    <Conversation
      heading={words.comments}
      comments={comments}
      kind="TC"
      id={task.id}
      sending={{
        isPending,
        error,
        send: ({ text, reference }, onSent) =>
          mutate(
            { params: { client: client.id, task: task.id }, body: { text }, reference },
            { onSuccess: onSent },
          ),
      }}
    />
  )
}
