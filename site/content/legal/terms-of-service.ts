import { firm } from '../firm.ts'
import { firstConsultation } from '../publicity.ts'
import type { LegalPageWords } from './legal-page.ts'

const { address, grievance, name, promises } = firm
const toOfficer = { label: grievance.email, href: `mailto:${grievance.email}` } as const

export const termsOfService = {
  heading: 'Terms of service',
  lead: 'On what terms this website is offered. Reading it binds you to nothing, and makes you no client of ours.',
  asOf: '2026-11-21',
  sections: [
    {
      id: 'about',
      heading: 'What these terms are about',
      body: [
        [
          `They are about this website: its pages, tools, templates and forms. ${name} offers it; who that is stands in the `,
          { label: 'compliance disclosure', href: '/compliance-disclosure' },
          '.',
        ],
        'Work that we do for a client rests on an engagement letter of its own. Where the two differ, the letter holds.',
      ],
    },
    {
      id: 'no-engagement',
      heading: 'When you become a client',
      body: [
        {
          points: [
            'By reading a page, using a tool, sending an enquiry or talking to us: not yet.',
            'When both sides have signed an engagement letter that says what is done, by when, and at what fee: from then on.',
            'Until then we watch no date for you, file nothing, and answer for no return.',
          ],
        },
        'We may decline an engagement, for instance where the independence that the law asks of an auditor would suffer.',
      ],
    },
    {
      id: 'use',
      heading: 'What you may do here',
      body: [
        {
          points: [
            'Read, print and save every page, and link to it.',
            'Use every tool for yourself, for your business and for your clients.',
            'Fill in every template and use the result in your business, without naming us.',
            'Quote from a page with a link to it, as the law of copyright allows.',
          ],
        },
        'What you may not do: offer our pages or templates as your own, use our name as if we had checked your papers, or try to break, overload or get behind the site. Programs may read it at a pace that disturbs nobody.',
      ],
    },
    {
      id: 'information',
      heading: 'What the pages are worth',
      body: [
        [
          'They are general information, not advice on your own case. What each kind of page may be used for, and when to ask a person, stands in the ',
          { label: 'disclaimer', href: '/disclaimer' },
          '.',
        ],
      ],
    },
    {
      id: 'enquiries',
      heading: 'Enquiries and meetings',
      body: [
        `We reply within ${promises.replyWithinHours} hours, in our office hours. ${firstConsultation({
          free: `A first talk of ${promises.freeConsultationMinutes} minutes is free, and binds neither side.`,
          plain: `A first talk of ${promises.freeConsultationMinutes} minutes binds neither side.`,
        })}`,
        'Please write only what we need to answer you, and send no original papers and no passwords. What you tell us stays with us, whether or not you become a client.',
        [
          'What happens to your data stands in the ',
          { label: 'privacy policy', href: '/privacy-policy' },
          '.',
        ],
      ],
    },
    {
      id: 'fees',
      heading: 'Fees on this site',
      body: [
        [
          'The fees on the page ',
          { label: 'Pricing', href: '/pricing' },
          ' and the estimate there are an invitation to ask, not an offer. They stand without GST, which is stated apart. What you pay is what the engagement letter says, and it is agreed before work starts.',
        ],
      ],
    },
    {
      id: 'portal',
      heading: 'The client portal',
      body: [
        'It is for clients, by invitation, and is not open yet. When it is: an account is for one person, its password is for nobody else, and whoever believes that somebody else has used it tells us at once. What you put there stays yours.',
      ],
    },
    {
      id: 'templates',
      heading: 'Templates',
      body: [
        'A template holds what the law asks for in the common case, on the date that it bears. Whether it suits your case is for you to judge, or for a person whom you ask. We do not see what you fill in.',
      ],
    },
    {
      id: 'links',
      heading: 'Links to others',
      body: [
        'Some links lead to sites of others, such as a map or WhatsApp. What happens there is theirs to answer for, under their own terms.',
      ],
    },
    {
      id: 'availability',
      heading: 'When the site is not there',
      body: [
        'We take care that it is, and promise no share of hours. Please leave no filing to the last hour because a tool of ours is needed for it.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we answer for',
      body: [
        'The site is free of charge. We answer for harm that we cause by intent or by gross negligence, and for whatever the law lets nobody exclude. For the rest we do not answer for a loss that comes from acting on a page, a tool or a template without asking a person about your own facts.',
        'Work under an engagement letter is another matter: what we answer for there stands in the letter and in the law of our profession.',
      ],
    },
    {
      id: 'rights',
      heading: 'Whose the site is',
      body: [
        `The texts, drawings and marks are ours or are used by leave. The name ${name} and its mark may not be used as if they were yours. Forms and texts of the law belong to everybody.`,
      ],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      body: [
        `The law of India applies. The courts at ${address.city} decide, unless a law that protects you as a consumer names another place.`,
        [
          'Most things are settled sooner: write to ',
          toOfficer,
          `, ${grievance.name}, and you have an answer within 30 days.`,
        ],
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'The date at the head is the day from which these terms hold in these words. What you did before it is judged by the words of that day. If one of them cannot stand, the others do.',
      ],
    },
  ],
} as const satisfies LegalPageWords
