import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the staff's dashboard. */
export const dashboardWords = inLocale({
  en: {
    heading: 'Admin dashboard',
    lead: (weekday: string, date: string) => `${weekday}, ${date}`,
    notLoaded: 'What is to be done today could not be loaded.',
    meetings: {
      heading: 'Meetings today',
      all: 'All meetings',
      none: 'No meetings today.',
    },
    todo: {
      heading: 'To be done',
      overdue: {
        title: 'Tasks overdue',
        since: (date: string) => `The oldest since ${date}.`,
        none: 'No task of any client is overdue.',
        badge: 'Overdue',
      },
      due: {
        title: 'Tasks due today',
        week: (count: number) =>
          count === 0
            ? 'None within the seven days after today.'
            : count === 1
              ? '1 more within the seven days after today.'
              : `${count.toLocaleString('en-IN')} more within the seven days after today.`,
        badge: 'Today',
      },
      enquiries: {
        title: 'Enquiries without an answer',
        late: (count: number) =>
          count === 1
            ? '1 is later than we promise.'
            : `${count.toLocaleString('en-IN')} are later than we promise.`,
        next: (when: string) => `Answer the next by ${when}.`,
        none: 'Every enquiry is answered.',
        badge: 'Late',
      },
      applications: {
        title: 'Applications received',
        week: 'Within the last seven days.',
      },
      mails: {
        title: 'Mails that were not sent',
        decide: 'Send them again or drop them.',
        ask: 'Ask a super admin: they send them again or drop them.',
        none: 'Every mail was sent or is on its way.',
        badge: 'Failed',
      },
    },
  },
})
