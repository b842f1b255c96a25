/** Words of the careers pages and of the application form. Limits and messages are in the contract. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'
import type { EmploymentKind } from '../../content/openings/opening.ts'

const { address, grievance, retention } = firm

export const careers = inLocale({
  en: {
    above: [{ label: 'Home', href: '/' }],
    heading: 'Careers',
    lead: `We are a small office in ${address.city} that files, checks and explains for businesses that would rather do something else. Here is who we look for, what we pay and what is hard about it.`,
    why: {
      heading: 'Why work here, and why not',
      terms: [
        {
          term: 'Two pairs of eyes',
          text: 'Nothing leaves the office that one person alone has looked at. You are checked, you check others, and nobody is blamed for what was caught.',
        },
        {
          term: 'The section, then the guide',
          text: 'We read the law itself. Two paid hours a week are for that, and they are in the calendar.',
        },
        {
          term: 'Hours that end',
          text: 'Due dates are known a year ahead, so the work is planned a year ahead. There are about ten long days in a year, and we name them in January.',
        },
        {
          term: 'Pay that is written down',
          text: 'Each opening says what it pays, from the lowest to the highest. We do not ask what you earned before.',
        },
        {
          term: 'What we do not have',
          text: 'A campus, a canteen, a brand that opens doors abroad. If that is what you need next, a larger firm is the better choice.',
        },
      ],
    },
    openings: {
      heading: 'Openings',
      none: 'There is no opening at the moment. We post new ones in January, May and September.',
      closed: 'Closed',
      closesOn: (day: string) => `Apply by ${day}`,
      columns: { title: 'Opening', kind: 'Kind', pay: 'Pay', until: 'Apply by' },
    },
    hiring: {
      heading: 'How we hire',
      text: 'The same way for everybody, in about four weeks from the closing date.',
      steps: [
        'You apply by the form of an opening, with a CV. No photograph, no date of birth, no father’s name: we would not look at them.',
        'A person reads it. Nothing is sorted by a program. You hear from us either way within ten working days of the closing date.',
        'You do a piece of the real work, and are paid for it.',
        'You talk to the people you would work with, and one of them shows you the office.',
        'The offer is in writing, with the pay, the hours and the notice period. You have a week to think.',
      ],
    },
    training: {
      heading: 'Articleship and internships',
      paragraphs: [
        'Articled assistants register under a partner for the two years of practical training that the Institute of Chartered Accountants of India asks for after both groups of the Intermediate examination. We take three a year, so that each works with a partner and not for one.',
        'Every eight months you move: audit, income tax, and a field of your choice. Leave for examinations is what the regulations say, and the stipend is above the least that they ask for.',
        'Interns come for three months in the season of tax audits, July to October. They are paid, and leave at six.',
      ],
    },
    notFitting: {
      heading: 'Nothing that fits?',
      text: 'Please do not send a CV without an opening: we would have to erase it. New openings are on this page in January, May and September.',
    },
  },
})

export const kinds = inLocale<Readonly<Record<EmploymentKind, string>>>({
  en: {
    'full-time': 'Full time',
    'part-time': 'Part time',
    articleship: 'Articleship',
    internship: 'Internship',
  },
})

export const openingPage = inLocale({
  en: {
    above: [
      { label: 'Home', href: '/' },
      { label: 'Careers', href: '/careers' },
    ],
    facts: {
      heading: 'In short',
      kind: 'Kind',
      team: 'With',
      place: 'Where',
      pay: 'Pay',
      seats: 'Places',
      posted: 'Posted',
      closes: 'Apply by',
    },
    place: `${address.city}, ${address.state}`,
    per: { month: 'a month', year: 'a year' },
    work: 'What you will do',
    must: 'What you bring',
    helps: 'What helps, and is taught where it lacks',
    comes: 'What comes with it',
    hard: 'What is hard about it',
    steps: 'What happens after you apply',
    apply: 'Apply',
    closed: {
      title: 'This opening is closed.',
      text: 'It takes no more applications. What is open now is on the careers page.',
      link: { label: 'See all openings', href: '/careers' },
    },
  },
})

export const applicationForm = inLocale({
  en: {
    heading: 'Apply for this opening',
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email' },
      phone: {
        label: 'Phone',
        description: 'A number on which we may call you, with the code of its country.',
      },
      note: {
        label: 'A short note',
        description:
          'What of the work above you have done, and when you could begin. Up to 1,000 characters.',
      },
      cv: {
        label: 'Your CV',
        description: 'PDF or Word (.docx), up to 5 MB. No photograph, no date of birth, please.',
        accept:
          '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      },
      consent: {
        label: `I agree that ${firm.name} keeps what I send here for ${retention.applicationMonths} months, to decide on this opening.`,
      },
    },
    submit: 'Send application',
    checking: 'Checking the file…',
    sending: 'Sending…',
    progress: (file: string) => `Sending ${file}`,
    failed: {
      title: 'Your application has not arrived.',
      offline:
        'The connection was lost. What you wrote and your file are still here: try again when you are back.',
      slow: 'It took too long to arrive. What you wrote and your file are still here.',
      marked: 'Please correct the marked details and send it again.',
      retry: 'Try again',
    },
    sent: {
      title: 'Your application is with us.',
      text: (email: string) =>
        `We have also written to ${email}. A person reads it, and you hear from us either way.`,
      reference: 'Your reference',
    },
    withoutJavaScript:
      'The form needs JavaScript. Send your CV by email instead, with the name of the opening in the subject:',
  },
})

/** Standalone notice under the Digital Personal Data Protection Act 2023, next to the form. */
export const applicationNotice = inLocale({
  en: {
    heading: 'How we use your application',
    items: [
      { term: 'What', text: 'Your name, email, phone, your note and what stands in your CV.' },
      {
        term: 'Why',
        text: 'To decide on this opening and to answer you. For no other opening, unless you ask.',
      },
      {
        term: 'Where it goes',
        text: 'Our own server and our office mailbox. Nobody outside the firm sees it.',
      },
      {
        term: 'How long',
        text: `${retention.applicationMonths} months from the day it comes, then it is erased with its file. If you join us, the employment file says what the law makes us keep.`,
      },
      {
        term: 'Withdraw, see, correct, erase',
        text: `Write to ${grievance.email} with your reference. Withdrawing consent ends your application; we answer within 30 days.`,
      },
      {
        term: 'Complain',
        text: `First to our ${grievance.role.toLowerCase()}, ${grievance.name}, at the same address; then to the Data Protection Board of India.`,
      },
    ],
  },
})
