import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the inbox of enquiries. */
export const enquiriesWords = inLocale({
  en: {
    heading: 'Enquiries',
    lead: 'What people ask us through the website, and what we answer.',
    list: {
      caption: 'Enquiries',
      search: 'Search',
      searchHelp: 'The beginning of a name, a company, an email address or a reference.',
      status: 'Status',
      anyStatus: 'Every status',
      owner: 'Owner',
      anyOwner: 'Everybody',
      nobody: 'Nobody',
      noOwner: 'Nobody’s yet',
      notLoaded: 'The enquiries could not be loaded.',
      ownersNotLoaded: 'The members of the staff could not be loaded.',
      columns: {
        from: 'From',
        status: 'Status',
        owner: 'Owner',
        received: 'Received',
        /** The only column on a phone, which sorts by when enquiries were received. */
        phone: 'Enquiry, by date',
      },
      none: 'Nobody has sent an enquiry yet.',
      noneFound: 'No enquiry is like this. Change the search or the filters.',
      count: (count: number, hasMore: boolean) =>
        hasMore
          ? `${count} enquiries shown, there are more`
          : count === 1
            ? '1 enquiry'
            : `${count} enquiries`,
      more: 'Show more enquiries',
      loadingMore: 'Loading…',
    },
    due: {
      by: (moment: string) => `Reply by ${moment}`,
      overdue: 'Overdue',
      since: (moment: string) => `Reply was due ${moment}`,
    },
    detail: {
      back: 'All enquiries',
      notLoaded: 'The enquiry could not be loaded.',
      facts: {
        company: 'Company',
        email: 'Email',
        service: 'Service',
        received: 'Received',
        reference: 'Reference',
        owner: 'Owner',
        client: 'Client',
      },
      client: { add: 'Make this a client', show: 'Open the client' },
      progress: {
        heading: 'Status and owner',
        save: 'Save',
        saving: 'Saving…',
        notSaved: 'This was not saved.',
        saved: 'Enquiry saved',
      },
      changed:
        'Somebody else has changed this enquiry meanwhile. You see it as it is now. Please look, and save again.',
      thread: {
        heading: 'Messages and notes',
        wrote: (name: string) => `${name} wrote`,
        replied: (name: string) => `${name} replied by mail`,
        noted: (name: string) => `Note of ${name}, only for us`,
        formerStaff: 'A former member of the staff',
      },
      reply: {
        heading: 'Reply',
        text: (email: string) => `Sent by mail to ${email}. Answers come to our mailbox.`,
        label: 'Your reply',
        send: 'Send reply',
        sending: 'Sending…',
        notSent: 'The reply was not sent.',
        sent: 'Reply sent',
        changed:
          'Somebody else has replied or changed this enquiry meanwhile. Your text is kept. Please look at what is new above, and send it again if it is still right.',
      },
      note: {
        heading: 'Note',
        text: 'Only the staff sees it.',
        label: 'Your note',
        send: 'Add note',
        sending: 'Adding…',
        notSent: 'The note was not added.',
        sent: 'Note added',
      },
      others: {
        heading: 'Other enquiries of the same person',
      },
    },
  },
})
