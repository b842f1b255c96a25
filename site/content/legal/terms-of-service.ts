import { firm } from '../firm.ts'
import { byPortal } from '../opened.ts'
import { firstConsultation } from '../publicity.ts'
import type { LegalPageWords } from './legal-page.ts'

const { address, grievance, name, promises } = firm
const toOfficer = { label: grievance.email, href: `mailto:${grievance.email}` } as const

export const termsOfService = {
  heading: 'Terms of service',
  lead: 'The terms of this website. Reading it does not bind you or make you our client.',
  asOf: '2026-11-21',
  sections: [
    {
      id: 'about',
      heading: 'What these terms are about',
      body: [
        [
          `They cover this website: its pages, tools, templates and forms. It belongs to ${name}. Who we are is in the `,
          { label: 'compliance disclosure', href: '/compliance-disclosure' },
          '.',
        ],
        'For client work we sign a separate engagement letter. If it differs from these terms, the letter applies.',
      ],
    },
    {
      id: 'no-engagement',
      heading: 'When you become a client',
      body: [
        {
          points: [
            'Reading a page, using a tool, sending an enquiry or talking to us does not make you a client.',
            'You become a client when both of us have signed an engagement letter that says the work, the dates and the fee.',
            'Until then we do not watch dates for you, file anything or answer for any return.',
          ],
        },
        'We may refuse work, for example if it would affect the independence the law requires of an auditor.',
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
            'Quote from a page with a link to it, as copyright law allows.',
          ],
        },
        'You may not offer our pages or templates as your own, use our name as if we had checked your papers, or try to break, overload or hack the site. Programs can read it slowly.',
      ],
    },
    {
      id: 'information',
      heading: 'How far to rely on the pages',
      body: [
        [
          'They are general information, not advice on your own case. What you can use each kind of page for, and when to ask a person, is in the ',
          { label: 'disclaimer', href: '/disclaimer' },
          '.',
        ],
      ],
    },
    {
      id: 'enquiries',
      heading: 'Enquiries and meetings',
      body: [
        `We reply ${promises.reply}. ${firstConsultation({
          free: `A first talk of ${promises.freeConsultationMinutes} minutes is free, with no obligation on either side.`,
          plain: `A first talk of ${promises.freeConsultationMinutes} minutes puts no obligation on either side.`,
        })}`,
        'Please write only what we need to reply, and do not send original papers or passwords. We keep what you tell us secret, even if you do not become a client.',
        ['What happens to your data is in the ', { label: 'privacy policy', href: '/privacy-policy' }, '.'],
      ],
    },
    {
      id: 'fees',
      heading: 'Fees on this site',
      body: [
        [
          'The fees on the page ',
          { label: 'Pricing', href: '/pricing' },
          ' and the estimate there are not a final offer. They are without GST, which is shown separately. You pay the fee in the engagement letter, agreed before work starts.',
        ],
      ],
    },
    {
      id: 'portal',
      heading: 'The client portal',
      body: [
        byPortal({
          open: 'It is for clients, by invitation. An account is for one person. Do not share its password. If you think that someone else has used it, tell us at once. What you put there stays yours.',
          closed: 'It is for clients, by invitation. It is not open yet.',
        }),
      ],
    },
    {
      id: 'templates',
      heading: 'Templates',
      body: [
        'A template has what the law needs in the usual case, on the date shown on it. Please check if it suits your case, or ask someone. We do not see what you fill in.',
      ],
    },
    {
      id: 'links',
      heading: 'Links to others',
      body: [
        'Some links go to other sites, such as a map or WhatsApp. Those sites are responsible for what happens there, under their own terms.',
      ],
    },
    {
      id: 'availability',
      heading: 'If the site is down',
      body: [
        'We try to keep the site running, but cannot promise it at every hour. Please do not wait until the last hour to file because you need our tool.',
      ],
    },
    {
      id: 'liability',
      heading: 'What we are responsible for',
      body: [
        'The site is free. We are responsible for harm that we cause on purpose or by gross negligence, and for anything the law does not let us exclude. We are not responsible for a loss if you act on a page, tool or template without asking a person about your own case.',
        'For work under an engagement letter, our responsibility is as in the letter and the law of our profession.',
      ],
    },
    {
      id: 'rights',
      heading: 'Who owns the site',
      body: [
        `The texts, drawings and marks are ours or used with permission. You may not use the name ${name} or its mark as your own. Forms and texts of the law belong to everyone.`,
      ],
    },
    {
      id: 'law',
      heading: 'Law and courts',
      body: [
        `The law of India applies. The courts at ${address.city} decide, unless a law that protects you as a consumer names another place.`,
        [
          'Most problems can be settled sooner. Write to ',
          toOfficer,
          `, ${grievance.name}, and you get an answer within 30 days.`,
        ],
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      body: [
        'These terms apply from the date at the top. For anything before that date, the earlier terms apply. If one term is not valid, the others still are.',
      ],
    },
  ],
} as const satisfies LegalPageWords
