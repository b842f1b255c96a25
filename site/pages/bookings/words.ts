/** Words of booking, moving and cancelling a meeting. Hours, holidays and consultants are the firm's content. */
import type { MeetingMode } from '@anupalan/server/contract/bookings/rules'
import { inLocale } from '@anupalan/server/contract/core/locale'
import { MAX_MAILS_PER_DAY } from '@anupalan/server/contract/core/mailbox'
import { firm } from '../../content/firm.ts'
import { firstConsultation } from '../../content/publicity.ts'
import type { Question } from '../../content/service-pages/service-page.ts'

const { address, grievance, promises, retention } = firm
const minutes = promises.freeConsultationMinutes

export const meetingPage = inLocale({
  en: {
    above: [{ label: 'Home', href: '/' }],
    heading: 'Schedule a meeting',
    lead: firstConsultation({
      free: `${minutes} minutes with one of us, free and without obligation. Choose a time; it is yours as soon as you see its reference.`,
      plain: `${minutes} minutes with one of us, without obligation. Choose a time; it is yours as soon as you see its reference.`,
    }),
    about: {
      heading: firstConsultation({ free: `The free ${minutes} minutes`, plain: `The ${minutes} minutes` }),
      terms: [
        {
          term: 'What it is',
          text: 'You tell us where you stand. We tell you what is due, by when, and what we would do first.',
        },
        {
          term: 'Whom you meet',
          text: 'A chartered accountant, or the manager of that work: the people named on our home page.',
        },
        {
          term: 'Have ready',
          text: 'Your last return or notice, if there is one, and roughly what you turn over in a year. No originals.',
        },
        {
          term: 'What it costs',
          text: firstConsultation({
            free: 'Nothing. If work follows, its fee is agreed in writing before it starts.',
            plain: 'Ask us before you book. If work follows, its fee is agreed in writing before it starts.',
          }),
        },
        {
          term: 'In person',
          text: [
            `${address.lines.join(', ')}, ${address.city} ${address.postalCode}. `,
            { label: 'Open the map', href: address.mapHref },
          ],
        },
      ],
    },
    reach: 'Rather talk to us?',
    withoutScript: {
      heading: 'Book by phone, email or WhatsApp',
      text: 'The calendar needs JavaScript. Call or write instead, and we agree on a time together.',
    },
    questions: {
      heading: 'Before you book',
      items: [
        {
          question: 'Can I move or cancel it?',
          answer: [
            'Yes, until it begins, by the link in our mail. It opens your meeting and nobody else’s. The time you give up is free again at once.',
          ],
        },
        {
          question: 'Why is a day marked as busy?',
          answer: [
            'A return or a payment falls due on it or on the day after, and the office works on that. You can still book; another day is calmer.',
          ],
        },
        {
          question: 'I am not in India. Which time counts?',
          answer: [
            'Indian Standard Time, IST, which is 5 hours 30 minutes ahead of UTC all year. Your own time stands beside it on this page, and your calendar shows it when you open the file.',
          ],
        },
        {
          question: 'The time I need is not there.',
          answer: [
            `Call us within our hours, or send a message: we reply within ${promises.replyWithinHours} hours.`,
          ],
        },
      ] satisfies readonly Question[],
    },
  },
})

/** Formats of times: Indian Standard Time, and the visitor's own time. */
export const timeWords = inLocale({
  en: {
    clock: (clock: string, isMorning: boolean) => `${clock} ${isMorning ? 'AM' : 'PM'}`,
    inIst: (time: string) => `${time} IST`,
    span: (from: string, to: string) => `${from} to ${to} IST`,
    longDay: (weekday: string, date: string) => `${weekday}, ${date}`,
    longSpan: (day: string, span: string) => `${day}, ${span}`,
    /** The visitor's own time; with the day if it differs. */
    ownTime: (time: string, day?: string) => (day ? `${time}, ${day}` : time),
    in: (time: string, city: string) => `${time} in ${city}`,
  },
})

/** Explanation of each way to meet. */
export const modeDetails = inLocale<Readonly<Record<MeetingMode, string>>>({
  en: {
    video: 'A link comes with the confirmation. It opens in your browser.',
    phone: 'We call you on the number you give.',
    'in-person': `${address.lines.at(-1)}, ${address.city}.`,
  },
})

/** The steps, in order, with their labels and headings. */
export const steps = inLocale({
  en: {
    service: { label: 'Service', heading: 'What is it about?' },
    mode: { label: 'How we meet', heading: 'How shall we meet?' },
    day: { label: 'Day', heading: 'On which day?' },
    slot: { label: 'Time', heading: 'At what time?' },
    details: { label: 'Your details', heading: 'Whom do we meet?' },
  },
})

export const booking = inLocale({
  en: {
    heading: 'Book your time',
    fields: {
      service: { label: 'Service', description: 'The nearest will do: we talk about all of it.' },
      mode: { label: 'Way to meet', description: 'Each takes the same time, and none costs anything.' },
      name: { label: 'Name' },
      email: { label: 'Email', description: 'The confirmation goes there, with a link to move or cancel.' },
      phone: {
        label: 'Phone',
        description: 'Used only if something is in the way of the meeting.',
        needed: 'We call this number at the time you chose.',
      },
      note: {
        label: 'What should we know before?',
        description: 'A notice with its date, a question, a figure.',
      },
    },
    continue: 'Continue',
    back: 'Back',
    backToDay: 'Another day',
    loading: 'Looking for free times...',
    slotsFailed: {
      heading: 'The free times could not be loaded.',
      offline: 'There is no connection. What you have chosen is kept.',
      text: 'It may pass in a moment. What you have chosen is kept.',
      retry: 'Try again',
    },
    none: {
      heading: 'No time is free at present.',
      text: 'Every time that can be booked is taken. Call or write, and we find one together.',
      retry: 'Look again',
    },
    day: {
      label: 'Day of the meeting',
      hint: `Press a day to see its times. A meeting takes ${minutes} minutes, within our hours; all days and times are Indian Standard Time (IST).`,
      closed: 'Closed',
      holiday: 'Holiday',
      full: 'Full',
      fullReason: 'No time is left',
      busy: 'Busy',
      left: (times: number) => `${times} left`,
      /** `title` is from `alsoDue` if several obligations fall due. */
      due: (title: string, day: string) => `Busy: ${title} is due on ${day}`,
      alsoDue: (title: string, others: number) => `${title} and ${others} more`,
    },
    slot: {
      label: (day: string) => `${day}, times in IST`,
      morning: 'Morning',
      afternoon: 'Afternoon',
      evening: 'Evening',
      none: 'No time is left on this day. Choose another one.',
      ownTime: (zone: string) => `The smaller figures are your own time (${zone}).`,
      busy: 'This is a busy day in the office. A calmer one leaves more time to prepare.',
    },
    summary: { minutes: 'minutes', fee: '₹0', feeDetail: 'no fee', reference: 'Reference' },
    submit: 'Book this time',
    sending: 'Booking your time...',
    taken: {
      heading: 'Somebody has just taken this time.',
      text: 'These are the nearest that are free. What you wrote is kept.',
      notOffered: 'This time can no longer be booked.',
      textWithout: 'What you wrote is kept. Choose another day.',
      label: 'Nearest free times, in IST',
      otherDay: 'Choose another day',
    },
    failed: {
      heading: 'Your booking did not reach us.',
      offline: 'There is no connection. What you wrote is kept; press the button again when it is back.',
      text: 'Nothing is booked yet, and what you wrote is kept. Press the button again: it books once, however often you press.',
    },
    booked: {
      heading: 'Your meeting is booked.',
      mail: (email: string) =>
        `We are sending this to ${email}, with a calendar file and a link to move or cancel. One address gets at most ${MAX_MAILS_PER_DAY} such mails a day: if none arrives, save the calendar file here.`,
      calendar: 'Save to calendar (.ics)',
      calendarSaving: 'Saving the file',
      calendarFailed: 'The file did not come. Please press the button again.',
      calendarHint:
        'Open the file on your phone or computer, and your calendar adds the meeting in your own time. We remind you by mail a day and an hour before.',
      manage: 'Move or cancel',
      join: 'Open the video call',
      map: 'Open the map',
      another: 'Book another meeting',
    },
  },
})

export const managedBooking = inLocale({
  en: {
    heading: 'Your meeting',
    opening: 'Opening your meeting...',
    refused: {
      heading: 'This link does not open a meeting.',
      book: 'Book a new meeting',
    },
    failed: {
      heading: 'Your meeting could not be opened.',
      offline: 'There is no connection.',
      text: 'It may pass in a moment. Your meeting stands as it was.',
      retry: 'Try again',
    },
    shown: { heading: 'Your meeting stands.', move: 'Move it', cancel: 'Cancel it' },
    over: {
      heading: 'This meeting has begun or is over.',
      text: 'It can no longer be moved or cancelled here. Call or write to us.',
    },
    choosing: { heading: 'Move it to which day?', slot: 'Move it to what time?', now: 'Now' },
    move: 'Move to this time',
    moving: 'Moving your meeting...',
    keep: 'Keep the time I have',
    taken: {
      heading: 'Somebody has just taken this time.',
      text: 'Your meeting stands as it was. These are the nearest that are free.',
    },
    moveFailed: {
      heading: 'Your meeting was not moved.',
      offline: 'There is no connection. Your meeting stands as it was.',
      text: 'Your meeting stands as it was. Try again in a moment.',
      retry: 'Try again',
    },
    moved: {
      heading: 'Your meeting is moved.',
      text: `We are sending the new time by mail, with a calendar file that replaces the earlier one. One address gets at most ${MAX_MAILS_PER_DAY} such mails a day: if none arrives, note the new time from here.`,
    },
    confirming: {
      heading: 'Cancel this meeting?',
      text: 'Its time is then free for others. You can book another one whenever you like.',
      confirm: 'Cancel the meeting',
      keep: 'Keep it',
    },
    cancelling: 'Cancelling...',
    cancelFailed: {
      heading: 'Your meeting was not cancelled.',
      offline: 'There is no connection. Your meeting stands as it was.',
      text: 'Your meeting stands as it was. Try again in a moment.',
      retry: 'Try again',
    },
    cancelled: {
      heading: 'Your meeting is cancelled.',
      text: `Its time is free again. We are confirming it by mail, with a file that takes it out of your calendar. One address gets at most ${MAX_MAILS_PER_DAY} such mails a day: if none arrives, remove it from your calendar yourself.`,
      book: 'Book another meeting',
    },
  },
})

/** Standalone notice under the Digital Personal Data Protection Act 2023, next to the form. */
export const bookingNotice = inLocale({
  en: {
    heading: 'How we use what you give',
    items: [
      {
        term: 'What',
        text: 'Your name, email, phone if you give it, the service, the way and the time of the meeting, and your note.',
      },
      { term: 'Why', text: 'To hold this meeting and to remind you of it. Not for marketing, not for sale.' },
      {
        term: 'Where it goes',
        text: 'Our own server and our office mailbox. Whoever holds the meeting reads your note.',
      },
      {
        term: 'How long',
        text:
          `${retention.bookingMonths} months after the meeting, then it is erased. ` +
          'If you become a client, the engagement letter says what the law makes us keep.',
      },
      {
        term: 'Withdraw, see, correct, erase',
        text: `Cancel by the link in our mail, or write to ${grievance.email} with your reference. We answer within 30 days.`,
      },
      {
        term: 'Complain',
        text:
          `First to our ${grievance.role.toLowerCase()}, ${grievance.name}, at the same address; ` +
          'then to the Data Protection Board of India.',
      },
    ],
  },
})
