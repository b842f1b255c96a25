import type * as endpoints from '@anupalan/server/contract/tasks/endpoints'
import type { RequestContext } from '../../platform/context.ts'
import { defineFeature } from '../../platform/feature.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { DAY_MS, MINUTE_MS } from '../../platform/jobs/jobs.ts'
import { addBulkTasks, eraseBulkTasks } from './add-bulk-tasks.ts'
import { taskAuditActions } from './audit-actions.ts'
import { addBulkTask, countBulkTask, listBulkTasks, stopBulkTask } from './bulk-tasks.ts'
import {
  addTask,
  addTaskComment,
  completeTask,
  endApproval,
  reopenTask,
  setFilingStatus,
  setTaskItem,
  updateTask,
} from './change-tasks.ts'
import { dueOf } from './due-tasks.ts'
import { generateTasks, syncStatutoryTasks } from './generate-tasks.ts'
import { eraseTaskMails } from './erase-task-mails.ts'
import { tasks as migration } from './migrations/0018-tasks.ts'
import { taskMails } from './migrations/0025-task-mails.ts'
import { tasksOrder } from './migrations/0028-tasks-order.ts'
import { bulkTasks } from './migrations/0036-bulk-tasks.ts'
import { tasksDue } from './migrations/0039-tasks-due.ts'
import { exportTasks } from './export-tasks.ts'
import { findTaskRow, openTasks } from './queries.ts'
import { listReturns } from './list-returns.ts'
import { getTask, listTasks, markTaskRead, ownsTasks } from './read-tasks.ts'
import { taskRecords } from './task-records.ts'
import { sendTaskMails } from './send-task-mails.ts'
import { exportTaskMails, getTaskMails, setTaskMails } from './task-mail-settings.ts'
import { waitingTasks } from './waiting-tasks.ts'
import { createUnsubscribeLinks, openUnsubscribe, unsubscribe } from './unsubscribe.ts'
import { tasksToday } from './today.ts'
export type * from './tables.ts'

export const tasks = defineFeature<Handlers<typeof endpoints>>({
  name: 'tasks',
  handlers: createHandlers,
  migrations: {
    '0018-tasks': migration,
    '0025-task-mails': taskMails,
    '0028-tasks-order': tasksOrder,
    '0036-bulk-tasks': bulkTasks,
    '0039-tasks-due': tasksDue,
  },
  mailLinks: createUnsubscribeLinks,
  tasks: {
    open: openTasks,
    has: async (database, { client, id }) =>
      (await findTaskRow(database, { client, task: id })) !== undefined,
    dueOf,
    endApproval,
  },
  waiting: waitingTasks,
  today: tasksToday,
  records: taskRecords,
  exportClient: exportTasks,
  exportPerson: exportTaskMails,
  onClientChange: syncStatutoryTasks,
  auditActions: taskAuditActions,
  jobs: (context) => [
    {
      name: 'generate-tasks',
      every: DAY_MS,
      async run(signal) {
        const clients = await generateTasks(context, signal)
        context.log.info({ clients }, 'statutory tasks generated')
      },
    },
    {
      name: 'send-task-mails',
      every: 5 * MINUTE_MS,
      async run(signal) {
        const queued = await sendTaskMails(context, signal)
        if (queued > 0) context.log.info({ queued }, 'mails about tasks queued')
      },
    },
    {
      name: 'add-bulk-tasks',
      every: 2_000,
      async run(signal) {
        const added = await addBulkTasks(context, signal)
        if (added > 0) context.log.info({ added }, 'tasks for many clients added')
      },
    },
    { name: 'erase-bulk-tasks', every: DAY_MS, run: () => eraseBulkTasks(context) },
    { name: 'erase-task-mails', every: DAY_MS, run: () => eraseTaskMails(context) },
  ],
})

function createHandlers(context: RequestContext): Handlers<typeof endpoints> {
  const owns = ownsTasks(context)
  return {
    listTasks: { owns, handle: (call) => listTasks(context, call) },
    getTask: { owns, handle: (call) => getTask(context, call) },
    addTask: (call) => addTask(context, call),
    updateTask: (call) => updateTask(context, call),
    completeTask: { owns, handle: (call) => completeTask(context, call) },
    reopenTask: { owns, handle: (call) => reopenTask(context, call) },
    setTaskItem: { owns, handle: (call) => setTaskItem(context, call) },
    setFilingStatus: (call) => setFilingStatus(context, call),
    addTaskComment: { owns, handle: (call) => addTaskComment(context, call) },
    getTaskMails: (call) => getTaskMails(context, call),
    setTaskMails: (call) => setTaskMails(context, call),
    openUnsubscribe: (call) => openUnsubscribe(context, call),
    unsubscribe: (call) => unsubscribe(context, call),
    countBulkTask: (call) => countBulkTask(context, call),
    addBulkTask: (call) => addBulkTask(context, call),
    listReturns: (call) => listReturns(context, call),
    listBulkTasks: () => listBulkTasks(context),
    stopBulkTask: (call) => stopBulkTask(context, call),
    markTaskRead: { owns, handle: (call) => markTaskRead(context, call) },
  }
}
