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
      free: `${minutes} minutes with one of us, free and with no obligation. Choose a time. It is yours when you see the reference number.`,
      plain: `${minutes} minutes with one of us, with no obligation. Choose a time. It is yours when you see the reference number.`,
    }),
    about: {
      heading: firstConsultation({ free: `The free ${minutes} minutes`, plain: `The ${minutes} minutes` }),
      terms: [
        {
          term: 'What it is',
          text: 'You tell us about your business. We tell you what is due, by when, and what to do first.',
        },
        {
          term: 'Who you meet',
          text: 'A chartered accountant or the manager for that work. Their names are on our home page.',
        },
        {
          term: 'Have ready',
          text: 'Your last return or notice, if you have one, and your rough turnover for the year. No original papers.',
        },
        {
          term: 'What it costs',
          text: firstConsultation({
            free: 'Nothing. If you want us to do the work, we agree the fee in writing first.',
            plain:
              'Ask us before you book. If you want us to do the work, we agree the fee in writing first.',
          }),
        },
        {
          term: 'In person',
          text: [
            `${address.lines.join(', ')}, ${address.city} ${address.postalCode}. `,
            { label: 'Open\u{a0}the\u{a0}map', href: address.mapHref },
          ],
        },
      ],
    },
    reach: 'Want to talk to us instead?',
    withoutScript: {
      heading: 'Book by phone, email or WhatsApp',
      text: 'The calendar needs JavaScript. Please call or write, and we will fix a time together.',
    },
    questions: {
      heading: 'Before you book',
      items: [
        {
          question: 'Can I move or cancel it?',
          answer: ['Yes, until it starts. Use the link in our mail. It opens only your meeting.'],
        },
        {
          question: 'Why is a day marked as busy?',
          answer: [
            'A return or payment is due on that day or the next, so the office is busy. You can still book, but another day is better.',
          ],
        },
        {
          question: 'I am not in India. Which time counts?',
          answer: [
            'Indian Standard Time (IST), which is 5 hours 30 minutes ahead of UTC. This page also shows your own time, and so does your calendar when you open the file.',
          ],
        },
        {
          question: 'The time I need is not there.',
          answer: [`Call us in office hours or send a message. We reply ${promises.reply}.`],
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
    meeting: { label: 'Meeting', heading: 'What is it about, and how do we meet?' },
    day: { label: 'Day', heading: 'Which day?' },
    slot: { label: 'Time', heading: 'What time?' },
    details: { label: 'Your details', heading: 'Who are we meeting?' },
  },
})

export const booking = inLocale({
  en: {
    heading: 'Book your time',
    fields: {
      service: { label: 'Service', description: 'Choose the closest. We can talk about anything.' },
      mode: {
        label: 'Way to meet',
        description: firstConsultation({
          free: 'All take the same time, and all are free.',
          plain: 'All take the same time.',
        }),
      },
      name: { label: 'Name' },
      email: { label: 'Email', description: 'The confirmation goes there, with a link to move or cancel.' },
      phone: {
        label: 'Phone',
        description: 'Used only if something goes wrong with the meeting.',
        needed: 'We call this number at the time you chose.',
      },
      note: {
        label: 'What should we know before?',
        description: 'A notice and its date, a question or a figure.',
      },
    },
    meeting: { hint: 'Choose both to see the free days.' },
    continue: 'Continue',
    back: 'Back',
    backToDay: 'Another day',
    loading: 'Looking for free times...',
    slotsFailed: {
      heading: 'The free times could not be loaded.',
      offline: 'You are offline. What you have chosen is saved.',
      text: 'Please try again in a minute. What you have chosen is saved.',
      retry: 'Try again',
    },
    none: {
      heading: 'No time is free right now.',
      text: 'All times are booked. Please call or write, and we will find one together.',
      retry: 'Look again',
    },
    day: {
      label: 'Day of the meeting',
      hint: `Press a day to see its times. A meeting takes ${minutes} minutes, in office hours. All times are in Indian Standard Time (IST).`,
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
      label: (day: string) => `${day}, times in\u00A0IST`,
      morning: 'Morning',
      afternoon: 'Afternoon',
      evening: 'Evening',
      hint: 'Click or tap a time to go on.',
      none: 'No time is left on this day. Choose another one.',
      ownTime: (zone: string) => `The smaller times are in your own zone (${zone}).`,
      busy: 'This is a busy day at our office. On another day we have more time to prepare.',
    },
    summary: { minutes: 'minutes', fee: '₹0', feeDetail: 'no fee', reference: 'Reference' },
    submit: 'Book this time',
    sending: 'Booking your time...',
    taken: {
      heading: 'Someone has just booked this time.',
      text: 'These are the nearest free times. What you typed is saved.',
      notOffered: 'This time can no longer be booked.',
      textWithout: 'What you typed is saved. Please choose another day.',
      label: 'Nearest free times, in IST',
      otherDay: 'Choose another day',
    },
    failed: {
      heading: 'Your booking did not reach us.',
      offline: 'You are offline. What you typed is saved. Press the button again when you are back online.',
      text: 'Nothing is booked yet. What you typed is saved. Press the button again. You will not book twice.',
    },
    booked: {
      heading: 'Your meeting is booked.',
      mail: (email: string) =>
        `We are sending a mail to ${email}, with a calendar file and a link to move or cancel. We send at most ${MAX_MAILS_PER_DAY} such mails a day to one address. If none comes, save the calendar file here.`,
      calendar: 'Save to calendar (.ics)',
      calendarSaving: 'Saving the file',
      calendarFailed: 'The file could not be loaded. Please press the button again.',
      calendarHint:
        'Open the file on your phone or computer to add the meeting to your calendar. We mail you a reminder a day before and an hour before.',
      manage: 'Move or cancel',
      about: {
        heading: 'How it goes',
        modes: {
          video: {
            term: 'Who you meet',
            text: 'A chartered accountant or the manager for that work. Open the link a minute before.',
          },
          phone: { term: 'Who calls', text: `${firm.whoCalls} It is ${firm.phone.display}.` },
          'in-person': { term: 'Getting there', text: `${address.landmark}. ${address.parking}` },
        } satisfies Readonly<Record<MeetingMode, { term: string; text: string }>>,
        ready: {
          term: 'Have ready',
          text: 'Your last return or notice, if you have one, and your rough turnover for the year. No original papers.',
        },
        late: { term: 'If you are late', text: `Call ${firm.phone.display}. We wait ten minutes.` },
      },
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
      text: 'Your meeting has not changed. Please try again in a minute.',
      retry: 'Try again',
    },
    shown: { heading: 'Your meeting is confirmed.', move: 'Move it', cancel: 'Cancel it' },
    over: {
      heading: 'This meeting has started or is over.',
      text: 'You cannot move or cancel it here any more. Please call or write to us.',
    },
    choosing: { heading: 'Which day do you want?', slot: 'What time do you want?', now: 'Now' },
    move: 'Move to this time',
    moving: 'Moving your meeting...',
    keep: 'Keep the time I have',
    taken: {
      heading: 'Someone has just booked this time.',
      text: 'Your meeting has not changed. These are the nearest free times.',
    },
    moveFailed: {
      heading: 'Your meeting was not moved.',
      offline: 'You are offline. Your meeting has not changed.',
      text: 'Your meeting has not changed. Please try again in a minute.',
      retry: 'Try again',
    },
    moved: {
      heading: 'Your meeting has been moved.',
      text: `We are mailing you the new time, with a new calendar file. We send at most ${MAX_MAILS_PER_DAY} such mails a day to one address. If none comes, note the new time from here.`,
    },
    confirming: {
      heading: 'Cancel this meeting?',
      text: 'Others can then book this time. You can book another meeting at any time.',
      confirm: 'Cancel the meeting',
      keep: 'Keep it',
    },
    cancelling: 'Cancelling...',
    cancelFailed: {
      heading: 'Your meeting was not cancelled.',
      offline: 'You are offline. Your meeting has not changed.',
      text: 'Your meeting has not changed. Please try again in a minute.',
      retry: 'Try again',
    },
    cancelled: {
      heading: 'Your meeting is cancelled.',
      text: `We are mailing you a confirmation, with a file that removes it from your calendar. We send at most ${MAX_MAILS_PER_DAY} such mails a day to one address. If none comes, please remove it from your calendar yourself.`,
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
        text: 'Your name, email, phone (if you give it), the service, how and when we meet, and your note.',
      },
      {
        term: 'Why',
        text: 'To hold this meeting and to remind you of it. We do not use it for marketing or sell it.',
      },
      {
        term: 'Where it goes',
        text: 'Our own server and our office mailbox. The person who meets you reads your note.',
      },
      {
        term: 'How long',
        text:
          `${retention.bookingMonths} months after the meeting. Then we erase it. ` +
          'If you become a client, your engagement letter says what the law makes us keep.',
      },
      {
        term: 'Withdraw, see, correct or erase',
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
