import { businessProfile } from '@anupalan/server/contract/clients/business-profile'
import { statutoryTaskChanges } from '@anupalan/server/contract/tasks/statutory-tasks'
import type { StatutoryTask } from '@anupalan/server/contract/tasks/statutory-tasks'
import type { ClientProfile } from '@anupalan/server/contract/clients/schema'
import { istDate } from '@anupalan/server/compliance/ist'
import type { ConversationsState } from '../conversations.ts'
import type { StoredTask, TasksState } from './state.ts'

const fromLaw = ({ key, obligation, period, source, confirm, title, detail, dueOn }: StatutoryTask) => ({
  law: { key, obligation, period, source, confirm },
  title,
  detail,
  dueOn,
})

/** As the server does when a client is added or changed. */
export function syncStatutoryTasks(
  { tasks, comments }: TasksState & ConversationsState,
  { id: client, profile }: { readonly id: string; readonly profile: ClientProfile },
  now: Date,
): void {
  const existing = [...tasks.values()].flatMap((task) =>
    task.client === client && task.law && task.dueOn ? [{ ...task, law: task.law, dueOn: task.dueOn }] : [],
  )
  const changes = statutoryTaskChanges(
    existing.map(({ law, title, detail, dueOn, doneAt }) => ({
      ...law,
      title,
      detail,
      dueOn,
      isDone: doneAt !== null,
    })),
    businessProfile(profile),
    istDate(now.getTime()),
  )
  const byKey = new Map(existing.map((task) => [task.law.key, task]))
  for (const law of changes.changed) {
    const task = byKey.get(law.key)!
    tasks.set(task.id, { ...task, ...fromLaw(law), version: task.version + 1 })
  }
  for (const key of changes.unbound) {
    const task = byKey.get(key)!
    const isTouched =
      task.filing.length > 0 ||
      task.checklist.length > 0 ||
      [...comments.values()].some(({ subject }) => subject === task.id)
    if (!isTouched) tasks.delete(task.id)
  }
  for (const law of changes.missing) {
    const task: StoredTask = {
      id: crypto.randomUUID(),
      client,
      ...fromLaw(law),
      waitsFor: 'firm',
      doneAt: null,
      doneBy: null,
      checklist: [],
      filing: [],
      version: 1,
    }
    tasks.set(task.id, task)
  }
}
