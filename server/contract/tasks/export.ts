/** Tasks in the export of a client's data. */
import { formatDate } from '../../compliance/ist.ts'
import { defineComments, defineSection, labelOf, writePerson, writeTime } from '../core/export-page.ts'
import { filingStatuses } from './rules.ts'
import type { Task } from './schema.ts'

export const tasksSection = defineSection<Task>({
  name: 'tasks',
  heading: 'Tasks',
  columns: ['Task', 'Details', 'Due', 'Required by', 'Steps', 'Filing', 'Done'],
  rows: ({ title, detail, dueOn, statutory, checklist, filing, doneAt, doneBy }) => [
    [
      title,
      detail,
      dueOn === null ? '' : formatDate(dueOn),
      statutory === null ? '' : `${statutory.source}, ${statutory.period}`,
      checklist.map(({ text, isDone }) => `${isDone ? '☑' : '☐'} ${text}`).join('\n'),
      filing
        .map(({ status, on, acknowledgement }) =>
          [labelOf(filingStatuses, status), formatDate(on), acknowledgement].filter(Boolean).join(', '),
        )
        .join('\n'),
      [writeTime(doneAt), writePerson(doneBy)].filter(Boolean).join(', '),
    ],
  ],
})

export const taskCommentsSection = defineComments({ name: 'task-comments', heading: 'Comments on tasks' })

export const taskMailsSection = defineSection<{ readonly isOn: boolean }>({
  name: 'task-mails',
  heading: 'Mails about tasks and requests',
  columns: ['What', 'Value'],
  rows: ({ isOn }) => [['Mails about tasks and requests', isOn ? 'On' : 'Off']],
})
