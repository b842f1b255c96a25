import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the bookings of the practice. */
export const bookingsWords = inLocale({
  en: {
    heading: 'Bookings',
    lead: 'Meetings that visitors booked. All times are in India (IST).',
    filters: {
      label: 'Which meetings',
      view: 'Show',
      views: { day: 'Day', week: 'Week' },
      day: 'Day',
      consultant: 'Held by',
      everybody: 'Everybody',
      nobody: 'Nobody yet',
      previous: { day: 'Day before', week: 'Week before' },
      next: { day: 'Next day', week: 'Next week' },
      today: 'Today',
    },
    count: (meetings: number, hasMore: boolean) =>
      hasMore
        ? `The first ${meetings} meetings of this time`
        : meetings === 0
          ? 'No meetings'
          : meetings === 1
            ? '1 meeting'
            : `${meetings} meetings`,
    notLoaded: 'The meetings could not be loaded.',
    loading: 'Loading the meetings…',
    none: 'No meetings on this day.',
    noneOf: 'No meetings of this person on this day.',
    closed: (kind: string, reason: string) => (kind === 'holiday' ? `Office closed: ${reason}` : reason),
    today: 'Today',
    heldBy: (name: string) => `Meetings of ${name}`,
    heldByNobody: 'Nobody holds these yet',
    span: (from: string, to: string) => `${from} to ${to}`,
    status: {
      booked: 'Booked',
      begun: 'Attendance open',
      cancelled: 'Cancelled',
      came: 'Came',
      missed: 'Did not come',
    },
    noConsultant: 'Nobody holds it yet',
    open: 'Open',
    openLabel: (name: string, time: string) => `Open: ${name}, ${time}`,
    back: 'Back',
    close: 'Close',
    detail: {
      time: (day: string, hours: string) => `${day}, ${hours} IST`,
      title: (name: string) => `Meeting with ${name}`,
      when: 'When',
      service: 'Service',
      mode: 'How',
      where: 'Where',
      consultant: 'Held by',
      email: 'Email',
      phone: 'Phone',
      note: 'Note',
      received: 'Booked',
      reference: 'Reference',
      reason: 'Why we cancelled',
      enquiries: 'Enquiries from this email address',
      move: 'Move or assign',
      cancel: 'Cancel the meeting',
    },
    /** Somebody else moved the open meeting to a day that is not shown. */
    elsewhere:
      'This meeting is no longer among the days shown: somebody has moved it. Close this and look for it on another day.',
    current: (when: string, consultant: string) => `It is now on ${when}, ${consultant}.`,
    attendance: {
      heading: 'Did the visitor come?',
      came: 'Came',
      missed: 'Did not come',
      undo: 'Take it back',
      failed: 'This was not recorded.',
      done: 'Recorded',
    },
    change: {
      heading: 'Move or assign',
      day: 'Day',
      time: 'Time (IST)',
      morning: 'Morning',
      afternoon: 'Afternoon',
      now: 'now',
      loading: 'Loading the free times…',
      notLoaded: 'The free times could not be loaded.',
      noTimes: 'No time is free on this day. Please choose another one.',
      missingDay: 'Please choose a day.',
      missingTime: 'Please choose a time.',
      consultant: 'Held by',
      mailed: 'If you change the time, the visitor gets a mail about it.',
      save: 'Save',
      saving: 'Saving…',
      failed: 'The meeting was not changed.',
      done: 'Meeting changed',
    },
    cancel: {
      heading: 'Cancel the meeting',
      reason: 'Why is it cancelled?',
      help: 'The visitor reads this in our mail.',
      submit: 'Cancel the meeting',
      submitting: 'Cancelling…',
      failed: 'The meeting was not cancelled.',
      done: 'Meeting cancelled',
    },
  },
})
