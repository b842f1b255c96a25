import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of what the staff delivers to a client, and of the approvals that it asks for. */
export const deliveryWords = inLocale({
  en: {
    heading: 'Send to the client',
    text: 'A computation, ITR-V, challan or report. The client finds it under “Delivered by us”.',
    open: 'Send a document',
    title: 'Send a document',
    files: 'Files',
    filesHelp: (size: string) => `PDF, photographs, Excel, Word, CSV, text, JSON or XML, up to ${size} each.`,
    kind: 'What it is',
    category: 'Category',
    year: 'Year',
    noYear: 'No year',
    choose: 'Choose…',
    task: 'Task',
    taskHelp: 'The client finds the document at this task, too.',
    noTask: 'No task',
    noOpenTask: 'This client has no open task.',
    tasksNotLoaded: 'The tasks could not be loaded. You can send the document without one.',
    due: (date: string) => `due ${date}`,
    name: 'Name',
    nameHelp: 'The client finds it under this name.',
    manyNames: 'Each document gets the name of its file. You can change it later.',
    comment: 'Note for the client',
    commentHelp: (count: number) =>
      count > 1 ? 'The first comment on each document.' : 'The first comment on the document.',
    approval: 'Ask for the client’s approval',
    approvalHelp: 'A member with full access approves exactly this version, or says what to change.',
    approvalNote: 'What the client should check',
    /** Before an approval is asked for. */
    noApprover: {
      title: 'Nobody can approve it yet.',
      text: 'No member of this client has full access. You can ask now: the request waits until you give a member full access, or invite a person.',
      link: 'Members of this client (opens in a new tab)',
    },
    problems: {
      noFile: 'Please choose a file.',
      rejected: 'Please remove the files that cannot be sent.',
      year: 'Please choose a year, or “No year”.',
    },
    send: (count: number) => (count > 1 ? `Send ${count} documents` : 'Send document'),
    ask: {
      open: 'Ask for approval…',
      openAgain: 'Ask again…',
      title: 'Ask for the client’s approval',
      /** Which content is asked about. */
      subject: (name: string, number: number) => `${name}, version ${number}`,
      again: 'The earlier request ends: the client sees this one only.',
      submit: 'Ask for approval',
      submitting: 'Asking…',
      failed: 'The client was not asked.',
      done: 'The client is asked to approve it',
    },
  },
})
