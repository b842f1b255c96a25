/** The activity in the export of a client's data. */
import { defineSection, writePerson, writeTime } from '../core/export-page.ts'
import type { ActivityKind } from './rules.ts'
import type { Activity } from './schema.ts'

const labels: Readonly<Record<ActivityKind, string>> = {
  'document-sent': 'Sent a document',
  'document-version': 'Sent a newer version',
  'document-delivered': 'Delivered a document',
  'document-opened': 'Opened a document',
  'document-comment': 'Commented on a document',
  'request-added': 'Asked for documents',
  'item-answered': 'Answered what was asked for',
  'item-accepted': 'Accepted what was sent',
  'item-returned': 'Returned what was sent',
  'approval-asked': 'Asked for approval',
  'approval-approved': 'Approved',
  'approval-refused': 'Did not approve',
  'task-added': 'Added a task',
  'task-completed': 'Marked a task as done',
  'task-reopened': 'Marked a task as not done',
  'task-filing': 'Set the status of a return',
  'task-comment': 'Commented on a task',
}

export const activitySection = defineSection<Activity>({
  name: 'activity',
  heading: 'Activity',
  columns: ['What', 'About', 'By', 'When'],
  rows: ({ kind, subject, detail, by, at }) => [
    [labels[kind], [subject.name, detail].filter(Boolean).join(': '), writePerson(by), writeTime(at)],
  ],
})
