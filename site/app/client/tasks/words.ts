import { inLocale } from '@anupalan/server/contract/core/locale'

export const tasksWords = inLocale({
  en: {
    heading: 'Tasks',
    lists: 'Which tasks',
    open: 'Open',
    done: 'Done',
    noneOpen: 'No open tasks.',
    noneDone: 'No tasks are done yet.',
    notLoaded: 'The tasks could not be loaded.',
    more: (left: number) => `Show more (${left} left)`,
    /** Below a list that is longer than what one call returns. */
    cut: (count: number) => `The first ${count} are shown. Please ask us for others.`,
    all: 'All tasks',
    detail: {
      notLoaded: 'This task could not be loaded.',
      heading: 'Task',
      missingHeading: 'Task not found',
      missing: 'It may have been removed, or the link to it is wrong.',
    },
    due: 'Due',
    period: 'Period',
    law: 'Law',
    checklist: 'Steps',
    filing: 'Status of the return',
    acknowledgement: (number: string) => `Acknowledgement ${number}`,
    comments: 'Comments',
    /** What is attached to a task. */
    documents: {
      heading: 'Documents of this task',
      none: 'No document is attached.',
      notLoaded: 'The documents of this task could not be loaded.',
      newest: (count: number) => `The newest ${count} are shown.`,
      attach: 'Attach files',
    },
    markDone: 'Mark as done',
    /** Announced. */
    nowDone: 'The task is done.',
    nowOpen: 'The task is open again.',
    reopen: 'Reopen task',
    saving: 'Saving…',
    notSaved: 'This was not saved.',
    doneOn: (date: string, name: string | undefined) =>
      name ? `Done on ${date} by ${name}.` : `Done on ${date}.`,
    limited: 'Your access is limited: you can read, comment and attach files, but not mark tasks as done.',
    readonly: 'Your role can read tasks only.',
  },
})
