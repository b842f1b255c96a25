/** Words of the careers pages and of the application form. Limits and messages are in the contract. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'
import type { EmploymentKind } from '../../content/openings/opening.ts'

const { address, grievance, retention } = firm

/** The months are those of `posted` in every opening; a test compares them. */
const newOpenings = 'New openings come on this page in May and November.'

export const careers = inLocale({
  en: {
    above: [{ label: 'Home', href: '/' }],
    heading: 'Careers',
    lead: `We are one office in ${address.city}. We file, check and explain for businesses. Here is who we look for, what we pay and what is hard about the work.`,
    why: {
      heading: 'Why work here, and why not',
      terms: [
        {
          term: 'Two pairs of eyes',
          text: 'Two people check all work before it goes out. Others check your work, you check theirs, and nobody is blamed for a mistake that is found in time.',
        },
        {
          term: 'Time to read the law',
          text: 'We read the law itself, not only guides. You get two paid hours a week for this, fixed in the calendar.',
        },
        {
          term: 'Fixed hours',
          text: 'We know the due dates a year ahead, so we plan the work a year ahead. In January we tell you which days will be long: about ten in a year, and on the GST desk the 11th and 20th of each month.',
        },
        {
          term: 'Pay you can see',
          text: 'Each opening shows the lowest and the highest pay. We do not ask what you earned before.',
        },
        {
          term: 'What we do not have',
          text: 'A campus, a canteen or a name known abroad. If you want these, a larger firm is better for you.',
        },
      ],
    },
    openings: {
      heading: 'Openings',
      none: `There is no opening at the moment. ${newOpenings}`,
      closed: 'Closed',
      closesOn: (day: string) => `Apply by ${day}`,
      columns: { title: 'Opening', kind: 'Kind', pay: 'Pay', until: 'Apply by' },
    },
    hiring: {
      heading: 'How we hire',
      text: 'It takes about four weeks from the closing date. Each opening has its own steps. These are the usual ones.',
      steps: [
        'You apply with the form on the opening’s page and your CV. Please send no photograph, date of birth or father’s name. We do not look at them.',
        'A person reads it, not a program. You hear from us, yes or no, within ten working days of the closing date.',
        'You do a small piece of real work, and we pay you for it. For an articleship, you talk with two articled assistants instead.',
        'You talk to the people you will work with, and one of them shows you the office.',
        'The offer is in writing, with the pay, the hours and the notice period. You have a week to think.',
      ],
    },
    training: {
      heading: 'Articleship and internships',
      paragraphs: [
        'Articled assistants register under a partner for two years of practical training. The Institute of Chartered Accountants of India requires it after both groups of the Intermediate examination. We take only three a year, so each of them works directly with a partner.',
        'You spend eight months in audit, eight in income tax and eight in a field of your choice. Examination leave is as the regulations say, and the stipend is higher than their minimum.',
        'Interns come for three months between July and October, the tax audit season. They are paid, and go home at six.',
      ],
    },
    notFitting: {
      heading: 'No opening for you?',
      text: `Please do not send a CV without an opening, as we have to erase it. ${newOpenings}`,
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
      seats: 'Vacancies',
      posted: 'Posted',
      closes: 'Apply by',
    },
    place: `${address.city}, ${address.state}`,
    per: { month: 'a month', year: 'a year' },
    work: 'What you will do',
    must: 'What you bring',
    helps: 'Good to have (we can teach you)',
    comes: 'What you get',
    hard: 'What is hard about it',
    steps: 'What happens after you apply',
    apply: 'Apply',
    closed: {
      title: 'This opening is closed.',
      text: 'You cannot apply any more. The careers page shows what is open now.',
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
        description: 'A number on which we can call you, with its country code.',
      },
      note: {
        label: 'A short note',
        description: 'Which of this work you have done, and when you can start. Up to 1,000 characters.',
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
      title: 'Your application did not reach us.',
      offline:
        'The connection was lost. What you typed and your file are still here. Try again when you are back online.',
      slow: 'It took too long. What you typed and your file are still here.',
      marked: 'Please correct the marked details and send it again.',
      retry: 'Try again',
    },
    sent: {
      title: 'We have your application.',
      text: (email: string) =>
        `We have also mailed ${email}. A person reads every application, and you hear from us, yes or no.`,
      reference: 'Your reference',
    },
    withoutJavaScript:
      'The form needs JavaScript. Please send your CV by email, with the name of the opening in the subject:',
  },
})

/** Standalone notice under the Digital Personal Data Protection Act 2023, next to the form. */
export const applicationNotice = inLocale({
  en: {
    heading: 'How we use your application',
    items: [
      { term: 'What', text: 'Your name, email, phone, your note and what is in your CV.' },
      {
        term: 'Why',
        text: 'To decide on this opening and to reply to you. Not for another opening, unless you ask.',
      },
      {
        term: 'Where it goes',
        text: 'Our own server and our office mailbox. Nobody outside the firm sees it.',
      },
      {
        term: 'How long',
        text: `${retention.applicationMonths} months from the day we get it. Then we erase it with its file. If you join us, your employment file says what the law makes us keep.`,
      },
      {
        term: 'Withdraw, see, correct or erase',
        text: `Write to ${grievance.email} with your reference. If you withdraw consent, your application ends. We answer within 30 days.`,
      },
      {
        term: 'Complain',
        text: `First to our ${grievance.role.toLowerCase()}, ${grievance.name}, at the same address; then to the Data Protection Board of India.`,
      },
    ],
  },
})
