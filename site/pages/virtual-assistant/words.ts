/** Words on what the assistant can and cannot do. A test of the product holds each sentence of the open assistant. */
import { inLocale } from '@anupalan/server/contract/core/locale'
import { firm } from '../../content/firm.ts'
import { byAssistant } from '../../content/opened.ts'
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
    lead: byAssistant({
      open: 'It answers from the pages of this site, shows where each answer comes from, and says so when it does not know.',
      closed:
        'An assistant that will answer from the pages of this site, show where each answer comes from, and say so when it does not know. It is not open yet. Here is what it will do, and what you can use today.',
    }),
    /** Absent once it is open. */
    status: byAssistant({
      open: undefined,
      closed: {
        title: 'Not open yet.',
        text: 'Until it opens, use our tools and pages at any time, or ask our people in office hours.',
      },
    }),
    actions: {
      first: byAssistant({
        open: { label: 'Ask the assistant', href: '/ai-assistant' },
        closed: { label: 'Open the tools', href: '/tools' },
      }),
      enquiry: { label: 'Ask a person', href: '/#contact' },
    },
    can: {
      heading: byAssistant({ open: 'What it can do', closed: 'What it will do' }),
      points: [
        'Tell you a due date for your kind of business, with its section of the law',
        'Tell you a rate, a limit or a late fee from our tables, with the date it was last checked',
        'Calculate a figure with our tools, and show the working',
        'Say what papers a service needs, how long it takes and what it costs',
        'Find the right article, template or form',
        'Pass your question to a person, if you ask for it',
        ...byAssistant({
          open: ['List your own due dates and open tasks, while you are signed in as a client'],
          closed: [],
        }),
      ],
    },
    cannot: {
      heading: byAssistant({ open: 'What it cannot do', closed: 'What it will not do' }),
      points: [
        byAssistant({
          open: 'See your papers or your returns',
          closed: 'See your papers, your returns or your account',
        }),
        'File, pay, sign or change anything',
        'Look anything up on other websites',
        'Answer where we have no table: it then says that it does not know',
        'Promise what an officer or court will decide',
      ],
    },
    person: {
      heading: 'What it leaves to a person',
      text: byAssistant({
        open: 'It does not answer these, and offers you a person instead:',
        closed: 'It does not answer these. It passes them to a person:',
      }),
      points: [
        'What you should do in your own case',
        'A notice, an order, or a date that has passed',
        'Which of two readings of the law is correct',
        'Anything about income or property in two countries',
        ...byAssistant({ open: [], closed: ['A complaint'] }),
      ] satisfies readonly Prose[],
      after: [
        'These questions need a person who is responsible for the answer. ',
        { label: 'Schedule a meeting', href: '/schedule-meeting' },
        firstConsultation({
          free: `: ${promises.freeConsultationMinutes} minutes are free.`,
          plain: `: a first talk takes ${promises.freeConsultationMinutes} minutes.`,
        }),
      ] satisfies Prose,
    },
    sources: {
      heading: 'How it names its sources',
      text: byAssistant({
        open: 'Each sentence of an answer links to the section, table or calculator it is from, with its date. Our tables show four things for each figure from the law:',
        closed:
          'Every answer has links to the pages, tables and calculators it comes from. A figure from the law comes with four things:',
      }),
      terms: [
        { term: 'Law and section', text: 'Such as “CGST Act 2017, section 47”.' },
        { term: 'Source', text: 'The notification or Act that we read.' },
        { term: 'As of', text: 'The date it was last checked.' },
        {
          term: 'How sure',
          text: 'A figure that we could not confirm fully says “confirm before filing”.',
        },
      ],
      after: [
        'It gives no answer without a source. The date of the last check of each table is in the ',
        { label: 'compliance disclosure', href: '/compliance-disclosure#tables' },
        '.',
      ] satisfies Prose,
    },
    typed: {
      heading: 'What happens to what you type',
      text: byAssistant({
        open: 'In short:',
        closed: 'Nothing is collected today. When the assistant opens, these rules apply:',
      }),
      points: [
        'You need no name and no account to ask.',
        byAssistant({
          open: 'Your question is used to answer you. We count it by topic, without its words.',
          closed: 'Your question is used only to answer you.',
        }),
        byAssistant({
          open: 'It is answered on our own server. If we use another company’s language model, the page names it before you type, and it gets your question only if you tick its box.',
          closed:
            'It is answered on our own server. If we ever use another company’s language model, the page names it before you type, and you can say no.',
        }),
        'Please do not type a PAN, Aadhaar number or password. The assistant warns you if it sees one.',
        'Before you type, the page says what is kept of a chat and for how long. The privacy policy says the same.',
      ],
      after: [
        'What the site collects from you now is in the ',
        { label: 'privacy policy', href: '/privacy-policy' },
        `. Questions about it go to ${grievance.name}, `,
        { label: grievance.email, href: `mailto:${grievance.email}` },
        '.',
      ] satisfies Prose,
    },
    /** Absent once it is open. */
    opens: byAssistant({
      open: undefined,
      closed: {
        heading: 'When it will open',
        text: 'When our own people have tested its answers, question by question. We do not give a date.',
      },
    }),
    today: {
      heading: byAssistant({ open: 'Questions to ask it', closed: 'What you can use today' }),
      text: byAssistant({
        open: 'Common questions, and the page that its answer is from.',
        closed: 'Common questions, and where you find the answer today.',
      }),
      columns: {
        question: 'Question',
        answeredBy: byAssistant({ open: 'Answered from', closed: 'Where to look today' }),
      },
      examples: [
        {
          question: 'When is my next GSTR-3B due?',
          answeredBy: { label: 'Compliance calendar', href: '/tools/compliance-calendar' },
        },
        {
          question: 'Old or new regime: which costs me less?',
          answeredBy: { label: 'New or old tax regime', href: '/resources/new-or-old-tax-regime' },
        },
        {
          question: 'What do I owe for a GSTR-3B that is 17 days late?',
          answeredBy: { label: 'Late fee and interest', href: '/tools/gst-late-fee' },
        },
        {
          question: 'How do I check a GSTIN?',
          answeredBy: { label: 'GSTIN and PAN checker', href: '/tools/gstin-pan' },
        },
        {
          question: 'What is the TDS rate on rent?',
          answeredBy: { label: 'TDS for a small business', href: '/resources/tds-small-business' },
        },
        {
          question: 'How much professional tax is due in Karnataka on a salary of ₹30,000?',
          answeredBy: { label: 'Salary break-up', href: '/tools/salary' },
        },
        {
          question: 'Which papers do I need for GST registration?',
          answeredBy: { label: 'GST registration and returns', href: '/services/gst-filing' },
        },
        {
          question: 'What does bookkeeping cost for 60 entries a month?',
          answeredBy: { label: 'Pricing', href: '/pricing#bookkeeping' },
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
          answeredBy: { label: 'A person', href: '/#contact' },
        },
      ] satisfies readonly ExampleQuestion[],
    },
    questions: {
      heading: 'What people ask about it',
      items: [
        {
          question: 'Will I always know that I am not talking to a person?',
          answer: [
            byAssistant({
              open: 'Yes. The page says so first, and has no person’s name or photo. If you want a person, you send your question to one yourself.',
              closed:
                'Yes. It says so first, and has no person’s name or photo. When a person takes over, you see that person’s name.',
            }),
          ],
        },
        {
          question: 'May I rely on what it says?',
          answer: [
            'Only as much as the page it names. Read that page before you act. For your own case, ask a person.',
          ],
        },
        {
          question: 'Will it replace my accountant?',
          answer: [
            'No. It only answers from written pages. Your accountant advises you, and signs the work.',
          ],
        },
        {
          question: 'In which languages?',
          answer: [
            byAssistant({
              open: 'Ask in English, Hindi or Hinglish. The answers are in English, like our pages.',
              closed: 'In English at first, like this site.',
            }),
          ],
        },
      ] satisfies readonly Question[],
    },
  },
})
