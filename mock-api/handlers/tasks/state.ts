/** What the mock stores about tasks. */
import type { BulkTask, ChecklistItem, FilingStep } from '@anupalan/server/contract/tasks/schema'
import type { WaitsFor } from '@anupalan/server/contract/tasks/rules'
import type { StatutoryTask } from '@anupalan/server/contract/tasks/statutory-tasks'

export interface StoredTask {
  readonly id: string
  readonly client: string
  /** Of a statutory task. */
  readonly law: Pick<StatutoryTask, 'key' | 'obligation' | 'period' | 'source' | 'confirm'> | null
  readonly title: string
  readonly detail: string
  readonly dueOn: StatutoryTask['dueOn'] | null
  readonly waitsFor: WaitsFor
  readonly doneAt: string | null
  /** User name. */
  readonly doneBy: string | null
  readonly checklist: readonly ChecklistItem[]
  readonly filing: readonly FilingStep[]
  readonly version: number
}

/** A task for many clients, of which each list adds what is due. */
export interface StoredBulkTask extends Omit<BulkTask, 'startedBy'> {
  /** User name. */
  readonly startedBy: string
  /** JSON of the request, without its count. */
  readonly task: string
  /** Ids of the clients that are left. */
  readonly left: readonly string[]
}

export interface TasksState {
  /** By reference, the oldest first. */
  readonly bulkTasks: Map<string, StoredBulkTask>
  readonly tasks: Map<string, StoredTask>
  /** User names of those who stopped mails about tasks. */
  readonly stoppedTaskMails: Map<string, true>
  /** User names by the key of the link in a mail about tasks. */
  readonly unsubscribeKeys: Map<string, string>
}
