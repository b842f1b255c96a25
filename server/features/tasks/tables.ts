import type { FilingStatus, WaitsFor } from '@anupalan/server/contract/tasks/rules'
import type { IsoDate } from '../../compliance/ist.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    tasks: TasksTable
    taskItems: TaskItemsTable
    taskFilings: TaskFilingsTable
    taskNotices: TaskNoticesTable
    taskMailSettings: TaskMailSettingsTable
    taskMailKeys: TaskMailKeysTable
    bulkTasks: BulkTasksTable
    bulkTaskClients: BulkTaskClientsTable
  }
}

declare module '../../platform/mail/mail-kinds.ts' {
  interface MailKinds {
    task: true
  }
}

export interface TasksTable {
  id: string
  client: string
  /** Obligation and period of a statutory task, unique for its client; `null` for others. */
  statutoryKey: string | null
  obligation: string | null
  period: string | null
  source: string | null
  /** 1 to show it with "confirm before filing". */
  confirm: number
  title: string
  detail: string
  dueOn: IsoDate | null
  waitsFor: WaitsFor
  /** Since when it waits for the client; `null` while it waits for the practice. */
  waitsSince: string | null
  doneAt: string | null
  doneBy: string | null
  version: number
  createdAt: string
  changedAt: string
}

export interface TaskItemsTable {
  id: string
  task: string
  position: number
  text: string
  isDone: number
}

export interface TaskFilingsTable {
  task: string
  position: number
  status: FilingStatus
  /** The day in India. */
  filedOn: IsoDate
  acknowledgement: string
}

/** What a person was told about a task by mail. */
export interface TaskNoticesTable {
  task: string
  username: string
  notice: string
  queuedAt: string
}

/** Of persons who got a mail about tasks or changed whether they do. */
export interface TaskMailSettingsTable {
  username: string
  isOn: number
  /** The day in India of the last digest. */
  digestOn: IsoDate | null
  changedAt: string
}

/** Keys of the links that stop the mails; each mail has its own. */
export interface TaskMailKeysTable {
  /** SHA-256 of the key. */
  keyHash: string
  username: string
  createdAt: string
}

/** A task that is added for many clients. */
export interface BulkTasksTable {
  reference: string
  /** JSON of the request, without the count that it states. */
  task: string
  /** How many clients matched when it was started. */
  clients: number
  added: number
  /** Clients that were erased meanwhile. */
  skipped: number
  /** `null` once the account is erased. */
  startedBy: string | null
  startedAt: string
  /** `null` while it is added. */
  endedAt: string | null
  isStopped: number
}

/** The clients that matched, by id. */
export interface BulkTaskClientsTable {
  bulk: string
  client: string
  /** 1 once the task is added, or the client was found erased. */
  isDone: number
}
