/** What the audit trail records about tasks. */
import type { AuditMeanings } from '../../platform/audit/actions.ts'

export const taskAuditActions = {
  'task.add': 'Staff added a task.',
  'task.add-bulk': 'Staff started to add a task for many clients. The subject is its reference.',
  'task.stop-bulk':
    'A task for many clients was stopped, by the staff or because whoever started it may not add tasks any more.',
  'task.update': 'Staff changed a task.',
  'task.complete': 'A task was marked as done.',
  'task.reopen': 'A task was marked as not done.',
  'task.set-item': 'A step of a checklist was marked as done or not done.',
  'task.set-filing': 'Staff set the filing status of a return.',
  'task.start-mails': 'A user turned mails about tasks and requests on.',
  'task.stop-mails': 'A user turned mails about tasks and requests off, or the link in one of them did.',
  'task.comment': 'Somebody commented on a task. The subject is the task.',
} as const satisfies AuditMeanings

type TaskAuditActions = typeof taskAuditActions

declare module '../../platform/audit/actions.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the list of this feature
  interface AuditActions extends TaskAuditActions {}
}
