/** Words on the assistant's planned abilities and limits, and the alternatives until it opens. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'
import type { LinkWords, Prose } from '../../content/prose.ts'
import { firstConsultation } from '../../content/publicity.ts'
import type { Question } from '../../content/service-pages/service-page.ts'

const { grievance, promises } = firm

export interface ExampleQuestion {
  question: string
  /** The existing page or tool for this question. */
  answeredBy: LinkWords
}

export const virtualAssistant = inLocale({
  en: {
    above: [{ label: 'Home', href: '/' }],
    heading: 'Virtual assistant',
    lead: 'An assistant that answers from what this site says, names where each answer stands, and says so when it does not know. It is not open yet: here is what it will do, and what answers you today.',
    status: {
      title: 'Not open yet.',
      text: 'Until it opens, our tools and pages answer at any hour, and people in office hours.',
    },
    actions: {
      tools: { label: 'Open the tools', href: '/tools' },
      enquiry: { label: 'Ask a person', href: '/#contact' },
    },
    can: {
      heading: 'What it can do',
      points: [
        'Tell a due date, for the kind of business that you describe, with the section it rests on',
        'Tell a rate, a limit or a late fee from our tables, with the day on which it was last checked',
        'Work out a figure with our calculators, and show the working',
        'Say what a service needs from you, how long it takes and what it costs',
        'Find the article, the template or the form that helps',
        'Take your question to a person, with what was said so far, if you ask for it',
      ],
    },
    cannot: {
      heading: 'What it cannot do',
      points: [
        'See your papers, your returns or your account',
        'File, pay, sign or change anything',
        'Look anything up on other websites',
        'Answer from a table that we do not have: it then says that it does not know',
        'Promise what an officer or a court will decide',
      ],
    },
    person: {
      heading: 'What it leaves to a person',
      text: 'These it does not answer at all, but hands over:',
      points: [
        'What you should do in your own case',
        'A notice, an order, or a date that has passed',
        'Which of two readings of the law is right',
        'Anything about income or property in two countries',
        'A complaint',
      ] satisfies readonly Prose[],
      after: [
        'Such a question belongs to somebody who answers for the answer. ',
        { label: 'Schedule a meeting', href: '/schedule-meeting' },
        firstConsultation({
          free: `: ${promises.freeConsultationMinutes} minutes are free.`,
          plain: `: a first talk takes ${promises.freeConsultationMinutes} minutes.`,
        }),
      ] satisfies Prose,
    },
    sources: {
      heading: 'How it names its sources',
      text: 'Under every answer stand the pages, tables and calculators that it was taken from, as links. A figure of the law comes with four things:',
      terms: [
        { term: 'Law and section', text: 'Such as “CGST Act 2017, section 47”.' },
        { term: 'Source', text: 'The notification or text that was read.' },
        { term: 'As of', text: 'The day on which it was last checked.' },
        {
          term: 'How sure',
          text: 'What could not be established beyond doubt says “confirm before filing”.',
        },
      ],
      after: [
        'An answer without a source is not given. When each table was last checked stands in the ',
        { label: 'compliance disclosure', href: '/compliance-disclosure#tables' },
        '.',
      ] satisfies Prose,
    },
    typed: {
      heading: 'What happens to what you type',
      text: 'Today nothing, for there is nothing to type into. When it opens, this holds:',
      points: [
        'You need no name and no account to ask.',
        'A question is used to answer it, and not to learn about you.',
        'It is answered on our own server. If another company’s language model is ever used to phrase an answer, the page says so before you type, by name, and you may decline.',
        'Please type no PAN, Aadhaar number or password. It says so if it sees one.',
        'What is kept of a talk, and for how long, stands beside the field before you type, and in the privacy policy on the same day.',
      ],
      after: [
        'What the site takes from you now stands in the ',
        { label: 'privacy policy', href: '/privacy-policy' },
        `. Questions about it go to ${grievance.name}, `,
        { label: grievance.email, href: `mailto:${grievance.email}` },
        '.',
      ] satisfies Prose,
    },
    opens: {
      heading: 'When it will open',
      text: 'When its answers have stood a test by the people who would otherwise give them, question by question. We name no day: we would rather move the day than the test.',
    },
    today: {
      heading: 'What answers you today',
      text: 'Questions of the kind it is made for, and where the answer stands now.',
      columns: { question: 'Question', answeredBy: 'Answered today by' },
      examples: [
        {
          question: 'When is my next GSTR-3B due?',
          answeredBy: { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
        },
        {
          question: 'Old regime or new: which costs me less?',
          answeredBy: { label: 'Income tax, both regimes', href: '/tools/income-tax' },
        },
        {
          question: 'What do I owe for a GSTR-3B that is 17 days late?',
          answeredBy: { label: 'Late fee and interest', href: '/tools/gst-late-fee' },
        },
        {
          question: 'Is this supplier’s GSTIN well formed?',
          answeredBy: { label: 'GSTIN and PAN checker', href: '/tools/gstin-pan' },
        },
        {
          question: 'How much tax do I deduct from my landlord’s rent?',
          answeredBy: { label: 'TDS and TCS finder', href: '/tools/tds' },
        },
        {
          question: 'What of my salary reaches my account?',
          answeredBy: { label: 'Salary break-up', href: '/tools/salary' },
        },
        {
          question: 'Which papers does a GST registration need?',
          answeredBy: { label: 'GST registration and returns', href: '/services/gst-filing#papers' },
        },
        {
          question: 'What does bookkeeping cost for 60 entries a month?',
          answeredBy: { label: 'The estimate of fees', href: '/pricing#estimate' },
        },
        {
          question: 'Company, LLP or partnership?',
          answeredBy: {
            label: 'Questions on business registration',
            href: '/services/business-registration#questions',
          },
        },
        {
          question: 'I have received a notice. What now?',
          answeredBy: { label: 'A person, today', href: '/#contact' },
        },
      ] satisfies readonly ExampleQuestion[],
    },
    questions: {
      heading: 'What people ask about it',
      items: [
        {
          question: 'Will I always know that I am not talking to a person?',
          answer: [
            'Yes. It says so in its first sentence, bears no person’s name and shows no face. When a person takes over, that person is named.',
          ],
        },
        {
          question: 'May I rely on what it says?',
          answer: [
            'As on the page that it names as its source, and no more: read that page before you act. For your own case ask a person.',
          ],
        },
        {
          question: 'Will it replace my accountant?',
          answer: [
            'No. It answers what stands written. Your accountant answers what does not, and signs for it.',
          ],
        },
        {
          question: 'In which languages?',
          answer: ['In English at first, as the site is written.'],
        },
      ] satisfies readonly Question[],
    },
  },
})
