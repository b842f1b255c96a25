import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the applications for work. */
export const applicationsWords = inLocale({
  en: {
    heading: 'Applications',
    lead: 'Who has applied for our openings, and what we have decided.',
    list: {
      caption: 'Applications',
      search: 'Search',
      searchHelp: 'The beginning of a name, an email address or a reference.',
      status: 'Status',
      anyStatus: 'Every status',
      notLoaded: 'The applications could not be loaded.',
      columns: {
        from: 'From',
        status: 'Status',
        received: 'Received',
        /** The only column on a phone, which sorts by when applications were received. */
        phone: 'Application, by date',
      },
      none: 'Nobody has applied yet.',
      noneFound: 'No application is like this. Change the search or the status.',
      count: (count: number, hasMore: boolean) =>
        hasMore
          ? `${count} applications shown, there are more`
          : count === 1
            ? '1 application'
            : `${count} applications`,
      more: 'Show more applications',
      loadingMore: 'Loading…',
    },
    detail: {
      back: 'All applications',
      notLoaded: 'The application could not be loaded.',
      facts: {
        opening: 'Opening',
        email: 'Email',
        phone: 'Phone',
        received: 'Received',
        erased: 'Erased by itself from',
        reference: 'Reference',
      },
      message: 'Message',
      noMessage: 'No message.',
      cv: {
        heading: 'CV',
        hint: 'Each time somebody saves it is recorded.',
        save: 'Save the CV',
        saving: 'Saving…',
        notSaved: 'The CV was not saved.',
      },
      progress: {
        heading: 'Status and note',
        note: 'Note',
        noteHelp: 'Only the staff sees it.',
        noNote: 'No note.',
        save: 'Save',
        saving: 'Saving…',
        notSaved: 'This was not saved.',
        saved: 'Application saved',
        changed:
          'Somebody else has changed this application meanwhile. What you chose and typed is kept below. Please look at what is new above, and save again.',
        now: (status: string) => `It now says: ${status}.`,
      },
      erase: {
        heading: 'Erase now',
        hint: 'For somebody who asks us to, or whom we do not need to keep in mind.',
        open: 'Erase this application…',
        question: (name: string) => `Erase the application of ${name}?`,
        warning: 'The application, its CV and its mails are erased. This cannot be undone.',
        next: 'Yes, erase it',
        last: 'Last question: erase it for good?',
        submit: 'Erase for good',
        submitting: 'Erasing…',
        cancel: 'Keep it',
        failed: 'It was not erased.',
        changed: 'Somebody else has changed this application meanwhile. Please look at it again first.',
        done: 'Application erased',
      },
    },
  },
})
