import { inLocale } from '@anupalan/server/contract/core/locale'

export const dashboard = inLocale({
  en: {
    /** What the client has to do. */
    waiting: {
      client: {
        heading: 'What we need from you',
        count: (count: number) =>
          count === 1 ? 'We need 1 thing from you' : `We need ${count} things from you`,
        none: 'You have nothing to do now.',
      },
      /** As the staff sees it. */
      staff: {
        heading: 'What the client has to do',
        count: (count: number) =>
          count === 1 ? 'The client has 1 thing to do' : `The client has ${count} things to do`,
        none: 'The client has nothing to do.',
      },
      notLoaded: 'What we need from you could not be loaded.',
      all: (count: number) => `Show all ${count}`,
      fewer: 'Show fewer',
      /** What is to be done, at the end of a row. */
      action: { item: 'To send', again: 'Send again', approval: 'To approve', task: 'To do' },
      returned: (reason: string) => `Returned: ${reason}`,
      asked: (version: number, name: string, date: string) => `Version ${version}, ${name} asked on ${date}`,
    },

    documents: {
      client: { heading: 'What you sent', none: 'You have not sent anything yet.' },
      staff: { heading: 'What the client sent', none: 'The client has not sent anything yet.' },
      all: 'All documents',
      notLoaded: 'The documents could not be loaded.',
      byYear: 'Documents by year',
      otherYears: 'Other years',
    },

    dueNext: 'Due next',
    allTasks: 'All tasks',
    noneDue: 'No dates in the next year.',
    tasksNotLoaded: 'The tasks could not be loaded.',
    inWork: 'In progress, and new comments',
    noneInWork: 'No return is in progress, and there are no new comments.',

    activity: {
      heading: 'Recent activity',
      none: 'Nothing has happened yet.',
      notLoaded: 'Recent activity could not be loaded.',
      own: 'You',
      /** Between who did it and to what. */
      did: {
        'document-sent': 'sent',
        'document-version': 'sent a newer version of',
        'document-delivered': 'delivered',
        'document-opened': 'opened',
        'document-comment': 'wrote about',
        'request-added': 'asked for',
        'item-answered': 'answered without a file:',
        'item-accepted': 'accepted',
        'item-returned': 'returned',
        'approval-asked': 'asked for approval of',
        'approval-approved': 'approved',
        'approval-refused': 'did not approve',
        'task-added': 'added the task',
        'task-completed': 'completed',
        'task-reopened': 'reopened',
        'task-filing': 'changed the status of',
        'task-comment': 'wrote about',
      },
    },

    returns: 'Returns',
    returnsCaption: 'Returns by the month in which they are due',
    returnsNotLoaded: 'The returns could not be loaded.',
    return: 'Return',
    notStarted: 'Not started',
    noReturns: 'There are no returns in these months.',

    ask: 'Ask us',
    askText: 'Write a comment under a document or a task, or call your accountant.',
    data: 'Download all data, or have it erased',
    consultant: (name: string) => `${name} looks after your work.`,
    profile: {
      gst: {
        none: 'no GST registration',
        monthly: 'GST monthly filer',
        qrmp: 'GST quarterly filer',
        composition: 'GST composition scheme',
      },
    },
  },
})
