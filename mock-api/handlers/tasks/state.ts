/** What the mock stores about tasks. */
import type { ChecklistItem, FilingStep } from '@anupalan/server/contract/tasks/schema'
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

export interface TasksState {
  readonly tasks: Map<string, StoredTask>
  /** User names of those who stopped mails about tasks. */
  readonly stoppedTaskMails: Map<string, true>
  /** User names by the key of the link in a mail about tasks. */
  readonly unsubscribeKeys: Map<string, string>
}
