import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the portal's frame and of what its screens share. */
export const portal = inLocale({
  en: {
    navigation: 'Portal',
    entries: {
      '/client/dashboard': 'Dashboard',
      '/client/documents': 'Documents',
      '/client/tasks': 'Tasks',
    },
    client: 'Client',
    /** Of a client that is not the chosen one. */
    thingsToDo: (count: number) => (count === 1 ? '1 thing to do' : `${count} things to do`),
    clientWithThings: (name: string, count: number) => `${name} (${count} to do)`,
    othersWithThings: (clients: number) => `${clients} other clients have something to do.`,
    /** Title of the error if the clients of a person could not be loaded. */
    clientsNotLoaded: 'Your clients could not be loaded.',
    noClient: {
      heading: 'No client file yet',
      text: 'Your account works, but we have not linked it to a business or a person yet. Please ask us, and we will do it.',
      staffText: 'There is no client yet. Clients are added in the admin area.',
    },
    due: (on: string) => `Due ${on}`,
    noDate: 'No date',
    overdue: 'Overdue',
    done: 'Done',
    waitsFor: { client: 'Needs you', firm: 'With us' },
    /** What the staff reads. */
    staff: {
      waitsFor: { client: 'With the client', firm: 'With us' },
      forApproval: 'With the client for approval',
    },
    unread: (count: number) => (count === 1 ? '1 new comment' : `${count} new comments`),
    confirm: 'Confirm before filing',
  },
})

/** Words of a conversation on a task or a document. */
export const conversation = inLocale({
  en: {
    none: 'No comments yet. Ask your question here.',
    staff: 'Your accountant’s office',
    formerMember: 'Former member',
    own: 'You',
    comment: 'Your comment',
    send: 'Send comment',
    sending: 'Sending…',
    sent: 'Your comment is sent.',
    notSent: 'Your comment was not sent.',
  },
})
